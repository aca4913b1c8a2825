import type { Per, Reward } from './content/tile.ts';
import { contents, sumOf, type Earned } from './rewards.ts';
import type { Player } from './state.ts';
import { closedChests, type Chest } from './story/chests.ts';

/**
 * The rewards whose order can matter (TG-RUL-07): one is multiplied by something that another changes,
 * or their Keys compete for Chests. All others may be collected at any moment.
 */
export const entangled = (player: Player, earned: readonly Earned[]): readonly Earned[] =>
  earned.filter((one) =>
    earned.some(
      (other) =>
        other !== one &&
        (multiplies(player, one, other) ||
          multiplies(player, other, one) ||
          compete(player, one, other)),
    ),
  );

/** True if the first of these may change the multiplier of the second. */
const multiplies = (player: Player, first: Earned, second: Earned): boolean =>
  second.reward.some(({ per }) => per !== undefined && changes(player, first.reward, per));

/** True if collecting these may change the count of a "for each" of this kind. */
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

/**
 * The gain that changes the count: goods, or Keys put on Chests. The tiles themselves are all placed.
 */
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

/**
 * True if both give Keys that can open a common Chest, but not all the same ones: the first may take
 * the other's only one (TG-KEY-05 to 09).
 */
function compete(player: Player, one: Earned, other: Earned): boolean {
  if ([one, other].some(({ reward }) => sumOf(player, reward, 'key') === 0)) return false;
  const [mine, theirs] = [reachOf(player, one), reachOf(player, other)];
  const shared = mine.filter((chest) => theirs.includes(chest));
  return shared.length > 0 && (shared.length < mine.length || shared.length < theirs.length);
}

/** The Chests that the Keys of a reward may open, including those reached by a Key inside a Chest. */
function reachOf({ story }: Player, { scope }: Earned): readonly string[] {
  const open = closedChests(story, scope);
  const wider = open.some(({ tile: id, chest }) =>
    contents(id, chest).reward.some(({ gain }) => gain === 'key'),
  );
  return (wider ? closedChests(story) : open).map(named);
}

const named = ({ tile, chest }: Chest): string => `${tile},${String(chest)}`;
