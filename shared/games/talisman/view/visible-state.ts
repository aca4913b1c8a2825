import { remembered, type Seat } from '../../../engine/index.ts';
import type { State } from '../state.ts';
import type { Hidden, View } from './view.ts';

/**
 * The state as a view shows it, for queries of the rules by a seat's knowledge: hidden hands, dealt
 * characters and all decks are empty in it. Memoized by view.
 */
export const visibleState = remembered((view: View): State => {
  const { decks: _, hands, dealt, current: __, cards: ___, ...rest } = view;
  const { spaces: ____, characters: _____, ...open } = rest;
  const decks = { spells: [] };
  return { ...open, decks, hands: known(hands), dealt: known(dealt) };
});

const known = (hidden: Readonly<Record<Seat, Hidden>>): Readonly<Record<Seat, readonly string[]>> =>
  Object.fromEntries(Object.entries(hidden).map(([seat, cards]) => [seat, cards.known ?? []]));
