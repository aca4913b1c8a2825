import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { discardCard } from '../changes/cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { abilitiesOf, type Power } from '../character/powers.ts';
import { hero } from '../state-queries.ts';
import { goTo } from './go.ts';
import { chooseWay } from './moving.ts';
import { ringOf } from '../board/ring.ts';
import { refer } from '../reference.ts';

type Carrying = Power<'journey'>;

/** The spaces of the ring that a seat can go to without rolling, clockwise from its own. */
export function journeys(sight: Sight, seat: Seat): readonly string[] {
  const powers = abilitiesOf(sight, seat, 'journey');
  if (powers.length === 0) return [];
  const { space } = hero(sight.state, seat);
  const ring = ringOf(sight.edition, space);
  const at = ring.indexOf(space);
  return [...ring.slice(at + 1), ...ring.slice(0, Math.max(0, at))].filter(
    (to) => carryingTo(sight, seat, to).length > 0,
  );
}

/** Abilities that can carry a seat to this space: those without cost first, before those used up. */
function carryingTo(sight: Sight, seat: Seat, to: string): readonly Carrying[] {
  const { space } = hero(sight.state, seat);
  const ring = ringOf(sight.edition, space);
  const { region } = sight.edition.book.space(space);
  const apart = Math.abs(ring.indexOf(to) - ring.indexOf(space));
  const distance = Math.min(apart, ring.length - apart);
  const fitting = abilitiesOf(sight, seat, 'journey').filter(
    ({ ability }) =>
      (ability.region ?? region) === region && distance <= (ability.most ?? ring.length),
  );
  const [free] = fitting.filter(({ ability }) => !ability.spend);
  return free === undefined ? fitting : [free];
}

/** Goes there in place of the roll. Asks for the means, if several would be used up. */
export function* journey(table: TalismanTable, seat: Seat, to: string): Procedure {
  const chosen = yield* chooseWay(table, seat, {
    kind: 'use',
    what: 'journey',
    options: () => carryingTo(table, seat, to).map(({ ability: { id } }) => refer('ability', id)),
  });
  const power = carryingTo(table, seat, to).find(
    ({ ability: { id } }) => chosen === refer('ability', id),
  );
  if (power !== undefined) yield* carried(table, seat, { power, to });
}

function* carried(
  table: TalismanTable,
  seat: Seat,
  { power: { ability, card }, to }: { readonly power: Carrying; readonly to: string },
): Procedure {
  yield* tell<TalismanEvent>({ type: 'AbilityUsed', seat, ability: ability.id });
  if (ability.spend && card !== undefined) yield* discardCard(table, card, { seat });
  yield* goTo(table, seat, { to, by: 'ability' });
}
