import type { Book } from '../content/book.ts';
import type { Card } from '../state.ts';

/** How far the cards of a landing are met: those whose turn has come, and those drawn in it. */
export type Course = { readonly met: readonly Card[]; readonly fresh: readonly Card[] };

/**
 * Whether a card lying there has still to be met. A forced Follower comes to its drawer alone, and
 * is nothing to anybody where it was left (T4-RUL-96); what has no number is not met in turn.
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
