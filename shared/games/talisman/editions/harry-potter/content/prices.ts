import type { Effect } from '../../../content/effect.ts';

/** Prices of the Purchase cards, in Galleons. */
export const prices: Record<string, number> = {
  wand: 2,
  'spell-primer': 3,
  broomstick: 3,
  portkey: 2,
  'wiggenweld-potion': 1,
  'beaded-bag': 3,
  'dragonhide-jacket': 3,
  'darkness-powder': 2,
};

/** The prices with the option that everything costs one more. */
export const dearPrices: Record<string, number> = Object.fromEntries(
  Object.entries(prices).map(([kind, price]) => [kind, price + 1]),
);

/** One Spell from the deck, within the limit. */
export const lessons: Effect[] = [{ do: 'spells', amount: 1 }];
