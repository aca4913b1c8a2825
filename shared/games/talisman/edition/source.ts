import type { Sight } from './print.ts';
import type { Occasion } from './occasions.ts';
import { refer } from '../reference.ts';

/** The cause of an effect, as a reference. */
export const causeOf = (sight: Sight, occasion: Occasion): string =>
  Object.values(sourceOf(sight, occasion)).join('');

/** The source of an effect, for the words of a question: a figure, a card, an ability or a space. */
export function sourceOf(
  { edition }: Sight,
  { figure, card, ability, space }: Occasion,
): Readonly<Record<string, string>> {
  if (figure !== undefined) return { figure: refer('figure', figure) };
  if (card !== undefined) return { card: refer('card', edition.book.kindOf(card)) };
  return ability === undefined
    ? { space: refer('space', space) }
    : { ability: refer('ability', ability) };
}
