import { leave, PROCEDURE, tell, type AtOnce } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { type Card } from '../state.ts';
import { cardsAt, hero } from '../state-queries.ts';
import { isToBeMet } from '../edition/course.ts';

/**
 * Costs a turn. In the seat's own turn that one ends at once, and is the one lost if cards to be met
 * remain; otherwise the next is (T4-MIS-01 to 03). In another's turn it is the next (T4-RUL-52, 89).
 * In some editions it is the next in any case, and the turn goes on (HP-SKP-01, 02).
 */
export function* missTurn(table: TalismanTable, occasion: Occasion): AtOnce {
  const { seat, landing } = occasion;
  if (table.edition.missing === 'next')
    return yield* tell<TalismanEvent>({ type: 'TurnLost', seat, now: false });
  const own = landing !== undefined && table.state.turn.seat === seat;
  const now = own && cardsRemain(table, occasion);
  yield* tell<TalismanEvent>({ type: 'TurnLost', seat, now });
  if (own) return leave(PROCEDURE);
}

/** True if the character had still to meet cards on its space, after the one this comes from. */
function cardsRemain(sight: Sight, { seat, course }: Occasion): boolean {
  if (course === undefined) return false;
  const { state } = sight;
  const { absent, ditched } = state.turn;
  const isAway = (card: Card): boolean =>
    absent.includes(card) || ditched.some((gone) => gone.seat === seat && gone.card === card);
  return cardsAt(state, hero(state, seat).space).some(
    (card) => isToBeMet(sight, course, card) && !isAway(card),
  );
}
