import type { Side } from './side.ts';
import type { Connector, Per, Reward } from './tile.ts';

/** The short notation the tile tables are written in. */
const gaining =
  (gain: Reward['gain']) =>
  (amount = 1): Reward => ({ gain, amount });

export const combat = gaining('combat');
export const magic = gaining('magic');
export const coins = gaining('coins');
export const potions = gaining('potions');
export const glory = gaining('glory');
export const key = gaining('key');
export const firstPlayer = gaining('firstPlayer');

/** The reward multiplied: "for each" (TG-REW-04). */
export const each = (reward: Reward, per: Per): Reward => ({ ...reward, per });

/** The reward deferred to final scoring (TG-REW-07). */
export const atEnd = (reward: Reward): Reward => ({ ...reward, atEnd: true });

/** The sides, from the top clockwise. */
export const sides = (
  n: Connector,
  e: Connector,
  s: Connector,
  w: Connector,
): Readonly<Record<Side, Connector>> => ({ n, e, s, w });
