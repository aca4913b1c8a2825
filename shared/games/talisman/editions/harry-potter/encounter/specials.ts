import { tell } from '../../../../../engine/index.ts';
import { inOne } from '../../../effects/special.ts';
import type { Special } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { begin, untilTurnsOf } from '../../../spells/lasting.ts';
import { acceptChallenge } from '../quidditch/accept.ts';
import { castle } from './castle.ts';

/** Makes Enemies by Strength stronger, until the next turn of the character that revealed it. */
const fullMoon: Special = function* (table, { seat, card }) {
  const aside = card === undefined ? {} : { card, pile: table.edition.book.homeOf(card) };
  yield* begin({ kind: 'full-moon', by: seat, until: untilTurnsOf(seat, 1), ...aside });
};

/** Gives one more turn, right after this one. */
const anotherTurn: Special = function* (_, { seat }) {
  yield* tell<TalismanEvent>({ type: 'ExtraTurnsGained', seat, turns: 1 });
};

/** The rules of single cards and spaces. */
export const specials = inOne(castle, {
  'full-moon': { does: fullMoon },
  'another-turn': { does: anotherTurn },
  quidditch: { does: acceptChallenge },
});
