import type { Seat } from '../../../../../engine/index.ts';
import type { Law } from '../../../edition/casting-laws.ts';
import type { Sight } from '../../../edition/print.ts';
import { idOf, refersTo } from '../../../reference.ts';
import { hero, isLiving } from '../../../state-queries.ts';

type Aim = Parameters<Law>[1];

/** The seat that a Spell is aimed at; `undefined` if it is aimed at something else. */
export const seatOf = ({ target = '' }: Pick<Aim, 'target'>): Seat | undefined =>
  refersTo('seat', target) ? idOf(target) : undefined;

export const regionOf = ({ state, edition }: Sight, seat: Seat): string =>
  edition.book.space(hero(state, seat).space).region;

/** True if both are in one region. */
export const isNear = (sight: Sight, caster: Seat, other: Seat): boolean =>
  [caster, other].every((seat) => isLiving(sight.state, seat)) &&
  regionOf(sight, caster) === regionOf(sight, other);

/** True if they are on different sides. */
export const areOpposed = ({ state }: Sight, caster: Seat, other: Seat): boolean =>
  hero(state, caster).alignment !== hero(state, other).alignment;
