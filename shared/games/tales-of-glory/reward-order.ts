import type { Per, Reward } from './content/tile.ts';
import { contents, type Earned } from './rewards.ts';
import type { Player } from './state.ts';
import { closedChests } from './story/chests.ts';

/**
 * Whether it can matter which of these is collected first: one is multiplied by something that
 * another changes (TG-RUL-07). Where it can't, the default order is kept and nobody is asked.
 */
export const orderMatters = (player: Player, earned: readonly Earned[]): boolean =>
  earned.length > 1 &&
  earned.some(({ id, reward }) =>
    reward.some(
      ({ per }) =>
        per !== undefined &&
        earned.some((other) => other.id !== id && changes(player, other.reward, per)),
    ),
  );

/** Whether collecting these may change what "for each" of this kind counts. */
function changes(player: Player, rewards: readonly Reward[], per: Per): boolean {
  const counted = countedIn(per);
  if (counted === undefined) return false;
  return rewards.some(({ gain }) => {
    if (gain !== 'key') return gain === counted;
    const chests = closedChests(player.story);
    if (counted === 'key') return chests.length > 0;
    return chests.some(({ tile: id, chest }) =>
      contents(id, chest).reward.some((inside) => inside.gain === counted || inside.gain === 'key'),
    );
  });
}

/** What changes the number: goods gained, or Keys put on Chests. The tiles themselves are all placed. */
function countedIn(per: Per): Reward['gain'] | undefined {
  switch (per) {
    case 'key':
    case 'closedChest':
      return 'key';
    case 'combat':
    case 'magic':
      return per;
    case 'coinSet':
      return 'coins';
    case 'potionSet':
      return 'potions';
    case 'monster':
    case 'character':
    case 'place':
    case 'treasure':
    case 'majority':
    case 'fourNeighbours':
      return undefined;
  }
}
