import type { Special, SpellRule } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import { begin, ofOrdinaryTurns, untilTurnsOf } from '../../../spells/lasting.ts';
import { isInner } from '../../../board/regions.ts';
import { clockwise, hero } from '../../../state-queries.ts';
import { idOf } from '../../../reference.ts';

/** Ordinary turns of the caster that begin before a Hex is lifted (T4-RUL-112). */
const rounds = 3;

/** Puts it on the target space for three rounds (T4-CRD-29). */
const lie: Special = function* (table, { seat, card, target }) {
  if (card === undefined || target === undefined) return;
  const until = ofOrdinaryTurns(table, untilTurnsOf(seat, rounds));
  yield* begin({ kind: 'hex', by: seat, on: target, card, pile: 'spells', until });
};

/** True for an empty space of the Outer or Middle Region. */
const canBeHexed = (sight: Sight, space: string): boolean =>
  !isInner(sight, space) &&
  clockwise(sight.state, '').every((seat) => hero(sight.state, seat).space !== space);

export const hex: SpellRule = {
  does: lie,
  mayAim: (sight, { target = '' }) => canBeHexed(sight, idOf(target)),
  worth: { held: 1, cast: [] },
};
