import type { Book } from '../content/book.ts';
import type { Card } from '../state.ts';

/** The progress of meeting a landing's cards: those already met, and those drawn in it. */
export type Course = { readonly met: readonly Card[]; readonly fresh: readonly Card[] };

/**
 * True if a card lying there has still to be met. A forced Follower joins only its drawer, and is
 * ignored by others where it was left (T4-RUL-96); a card without a number is not met in turn.
 */
export function isToBeMet(
  { edition }: { readonly edition: { readonly book: Book } },
  course: Course,
  card: Card,
): boolean {
  const { encounter, sided, forced } = edition.book.card(card);
  const hasNumber = encounter !== undefined || sided !== undefined;
  if (!hasNumber || course.met.includes(card)) return false;
  return !forced || course.fresh.includes(card);
}
