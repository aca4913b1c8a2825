import { remembered, type Seat } from '../../../engine/index.ts';
import type { State } from '../state.ts';
import type { Hidden, View } from './view.ts';

/**
 * The state as far as a view shows it, for questions of the rules that go by what a seat sees: hands and
 * dealt characters that are hidden, and all decks, are empty in it. The same for as long as the view is.
 */
export const seenState = remembered((view: View): State => {
  const { decks: _, hands, dealt, current: __, cards: ___, ...rest } = view;
  const { spaces: ____, characters: _____, ...open } = rest;
  const decks = { spells: [] };
  return { ...open, decks, hands: known(hands), dealt: known(dealt) };
});

const known = (hidden: Readonly<Record<Seat, Hidden>>): Readonly<Record<Seat, readonly string[]>> =>
  Object.fromEntries(Object.entries(hidden).map(([seat, cards]) => [seat, cards.known ?? []]));
