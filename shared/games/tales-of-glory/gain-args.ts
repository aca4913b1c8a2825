import type { Gains } from './events.ts';

/** The arguments of a text about gains; it needs all of them, even those that are 0. */
export const gainArgs = ({ combat = 0, magic = 0, coins = 0, potions = 0, glory = 0 }: Gains) => ({
  combat,
  magic,
  coins,
  potions,
  glory,
});
