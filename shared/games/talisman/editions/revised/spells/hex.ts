import type { Special } from '../../../edition.ts';
import { begin, untilTurnsOf } from '../../../spells/lasting.ts';

/** Turns of the caster that begin before a Hex is lifted (T4-RUL-112). */
const rounds = 3;

/** Lies on the space it was cast at, for three rounds (T4-CRD-29). */
export const hex: Special = function* (_, { seat, card, target }) {
  if (card === undefined || target === undefined) return;
  const until = untilTurnsOf(seat, rounds);
  yield* begin({ kind: 'hex', by: seat, on: target, card, pile: 'spells', until });
};
