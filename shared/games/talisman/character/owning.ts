import type { Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { type Card } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';
import { has } from './powers.ts';

/** True if a character may ever own a card (T4-OWN-05, 07, 08); not one of the other side. */
export function isAllowed({ state, edition }: Sight, seat: Seat, card: Card): boolean {
  const { barred, sided } = edition.book.card(card);
  const { alignment } = hero(state, seat);
  return !barred?.includes(alignment) && (sided === undefined || sided.alignment === alignment);
}

/**
 * True if a character may come to own a card now: Toads own nothing, a Hag keeps Followers away, and a
 * second Object of a kind may be forbidden (HP-OBT-07).
 */
export function mayOwn(sight: Sight, seat: Seat, card: Card): boolean {
  const { state, edition } = sight;
  if (!isLiving(state, seat) || !isAllowed(sight, seat, card)) return false;
  if (hero(state, seat).toad && !state.options.toadCarries) return false;
  if (!edition.sameKind && ownsAlike(sight, seat, card)) return false;
  const isFollower = edition.book.card(card).type === 'follower';
  return !isFollower || !has(sight, seat, 'repel-followers');
}

/** True if it owns another Object of this kind; Followers may be alike. */
function ownsAlike({ state, edition: { book } }: Sight, seat: Seat, card: Card): boolean {
  const kind = book.kindOf(card);
  return hero(state, seat).objects.some((owned) => owned !== card && book.kindOf(owned) === kind);
}

/**
 * True if a character may take a card lying about: not one it ditched this turn (T4-DIT-03), and
 * nothing in a turn in which it had another shape (HP-TFG-08, 09).
 */
export const mayTake = (sight: Sight, seat: Seat, card: Card): boolean =>
  mayOwn(sight, seat, card) &&
  !sight.state.turn.used.includes(`${seat}/shape`) &&
  !sight.state.turn.ditched.some((ditched) => ditched.seat === seat && ditched.card === card);
