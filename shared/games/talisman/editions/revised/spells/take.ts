import { choose } from '../../../asking/asking.ts';
import type { SpellWorth } from '../../../edition/reasons.ts';
import type { Special, SpellRule } from '../../../edition/edition.ts';
import type { Law } from '../../../edition/casting-laws.ts';
import { takeFrom } from '../../../fight/take.ts';
import { lureable, takeable } from '../../../spells/lawful.ts';
import { idOf, refer } from '../../../reference.ts';

/** Takes one Object or one gold of its choice from another, unless that one leaves meanwhile. */
const takeOne: Special = function* (table, { seat, target: from = '' }) {
  if (takeable(table, seat, from).length === 0) return;
  const option = yield* choose(table, seat, {
    kind: 'steal',
    about: { from: refer('seat', from) },
    options: () => takeable(table, seat, from),
    auto: true,
  });
  if (!takeable(table, seat, from).includes(option)) return;
  yield* takeFrom(table, { seat, other: from, option });
};

/** Takes one Follower of its choice from another (T4-CRD-11). */
const lureOne: Special = function* (table, { seat, target: from = '' }) {
  if (lureable(table, seat, from).length === 0) return;
  const options = (): readonly string[] => lured(table, seat, from);
  const about = { from: refer('seat', from) };
  const option = yield* choose(table, seat, { kind: 'follower', about, options, auto: true });
  if (!options().includes(option)) return;
  yield* takeFrom(table, { seat, other: from, option });
};

const lured: NonNullable<SpellRule['takes']> = (sight, seat, from) =>
  lureable(sight, seat, from).map((card) => refer('card', card));

/** The rule of a Spell that takes a thing, aimed at a player who has such a thing. */
const taking = (
  does: Special,
  takes: NonNullable<SpellRule['takes']>,
  worth: SpellWorth,
): SpellRule => {
  const mayAim: Law = (sight, { seat, target = '' }) => takes(sight, seat, idOf(target)).length > 0;
  return { does, mayAim, takes, worth };
};

export const acquisition = taking(takeOne, takeable, { held: 3, cast: [{ weight: 4 }] });
export const mesmerism = taking(lureOne, lured, { held: 2, cast: [{ weight: 4 }] });
