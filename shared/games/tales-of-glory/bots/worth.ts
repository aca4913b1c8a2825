import { goods, type Good, type Reward, type TileId } from '../content/tile.ts';
import { tile } from '../content/tiles.ts';
import { ROUNDS } from '../board.ts';
import { amountOf, earnedBy, gainsOf, sumOf, type Earned } from '../rewards.ts';
import { MAJORITY_GLORY } from '../standing.ts';
import type { PlacedTile, Player, Story } from '../state.ts';
import { closedChests, type Scope } from '../story/chests.ts';
import { withTile } from '../story/cells.ts';
import { connectorsOf, mapOf } from '../story/map.ts';
import { beyond, bit, opposite, sides, type Cell } from '../content/side.ts';

/** Worth of one of each good in Glory, in the first round and in the last. */
const early: Readonly<Record<Good, number>> = { combat: 3.2, magic: 3.2, coins: 0.8, potions: 0.9 };
const late: Readonly<Record<Good, number>> = { combat: 0.6, magic: 0.6, coins: 0.3, potions: 0.3 };

/** Discounts for rewards that are not yet earned. */
const LIKELY = { connector: 0.35, halfKey: 0.5, chest: 0.45, openSide: 0.12, token: 0.8 };
/** Expected growth of the count of a "for each" at the end of the game, per round left. */
const GROWTH = 0.25;

/** The factors by which a bot weighs things at this point of the match. */
export type Scales = {
  readonly round: number;
  /** The most of each good that any other player holds; absent if Majorities are not weighed. */
  readonly rivals?: Readonly<Record<Good, number>>;
};

export function worthOf(good: Good | 'glory', { round }: Scales): number {
  if (good === 'glory') return 1;
  const past = (round - 1) / (ROUNDS - 1);
  return early[good] + (late[good] - early[good]) * past;
}

/**
 * The chance of a Majority, from 0 to 1, for a player with so much of a good: a half where two are
 * level, and the higher the lead, the more so the fewer rounds are left.
 */
export function majorityChance(mine: number, most: number, round: number): number {
  const spread = 0.5 + (ROUNDS - round) * 0.4;
  return 1 / (1 + Math.exp((most - mine - 0.2) / spread));
}

/** Worth of so much more of a good: its use, and the better chance of its Majority. */
function gainWorth(player: Player, good: Good, gain: number, scales: Scales): number {
  const use = gain * worthOf(good, scales);
  if (scales.rivals === undefined) return use;
  const [mine, most] = [player.holding[good], scales.rivals[good]];
  const rise =
    majorityChance(mine + gain, most, scales.round) - majorityChance(mine, most, scales.round);
  return use + (rise * MAJORITY_GLORY * scales.round) / ROUNDS;
}

/** The player's gain from collecting these now, including Keys and the Chests they open. */
export function rewardWorth(
  player: Player,
  rewards: readonly Reward[],
  scales: Scales,
  scope: Scope = 'story',
): number {
  const now = rewards.filter(({ atEnd }) => atEnd !== true);
  const gains = gainsOf(player, now);
  const tokens = sumOf(player, now, 'firstPlayer') * LIKELY.token;
  const keys = sumOf(player, now, 'key');
  const opened = keys === 0 ? [] : bestChests(player, scope, scales).slice(0, keys);
  return (
    goods.reduce((sum, good) => {
      const gain = gains[good] ?? 0;
      return gain === 0 ? sum : sum + gainWorth(player, good, gain, scales);
    }, gains.glory ?? 0) +
    tokens +
    opened.reduce((sum, worth) => sum + worth, 0)
  );
}

/** The worth of each closed Chest that a Key may open, the best first. */
const bestChests = ({ story }: Player, scope: Scope, scales: Scales): readonly number[] =>
  closedChests(story, scope)
    .map(({ tile: id, chest }) => chestWorth(id, chest, scales))
    .sort((a, b) => b - a);

export const chestWorth = (id: TileId, chest: number, scales: Scales): number =>
  (tile(id).chests[chest - 1] ?? []).reduce(
    (sum, { gain, amount }) =>
      gain === 'key' || gain === 'firstPlayer' ? sum : sum + amount * worthOf(gain, scales),
    0,
  );

/** Worth of placing a tile here: its rewards now and at the end, and later possibilities. */
export function placementWorth(player: Player, id: TileId, cell: Cell, scales: Scales): number {
  const story = withTile(player.story, id, cell);
  const placed = { tile: id, x: cell.x, y: cell.y, opened: [] };
  const then: Player = { ...player, story };
  const earned: readonly Earned[] = earnedBy(story, placed);
  const now = earned.reduce(
    (sum, { reward, scope }) => sum + rewardWorth(then, reward, scales, scope),
    0,
  );
  return now + endWorth(then, id, scales) + prospects(story, placed, scales);
}

function endWorth(player: Player, id: TileId, { round }: Scales): number {
  const more = (ROUNDS - round) * GROWTH;
  return tile(id)
    .reward.filter(({ atEnd }) => atEnd === true)
    .reduce((sum, reward) => {
      const growth = reward.per === undefined ? 0 : reward.amount * more;
      return sum + amountOf(player, reward) + growth;
    }, 0);
}

/** Worth of all that a story may still bring: rewards at the end, open sides, closed Chests. */
export const storyWorth = (player: Player, scales: Scales): number =>
  player.story.reduce(
    (sum, placed) =>
      sum + endWorth(player, placed.tile, scales) + prospects(player.story, placed, scales),
    0,
  );

/** Worth of sides that may still be connected, and of Chests that may still be opened. */
function prospects(
  story: Story,
  { tile: id, opened, ...cell }: PlacedTile,
  scales: Scales,
): number {
  const left = (ROUNDS - scales.round) / ROUNDS;
  const chests = tile(id).chests.reduce(
    (sum, _, i) => sum + (opened.includes(i + 1) ? 0 : chestWorth(id, i + 1, scales)),
    0,
  );
  const open = sides.filter((side) => {
    if (!(connectorsOf(id) & bit[side])) return false;
    const { x, y } = beyond(cell, side);
    return mapOf(story).at(x, y) === undefined;
  });
  const perSide = open.reduce((sum, side) => {
    const printed = tile(id).connectorRewards?.[side];
    const connector = (printed?.reward ?? []).reduce(
      (worth, { gain, amount }) =>
        worth + (gain === 'key' ? 2 : gain === 'firstPlayer' ? 0 : amount * worthOf(gain, scales)),
      0,
    );
    const halfKey = tile(id).sides[side] === 'half-key' ? LIKELY.halfKey : 0;
    return sum + LIKELY.openSide + connector * LIKELY.connector + halfKey;
  }, 0);
  return left * (perSide + chests * LIKELY.chest) + blocked(story, cell) * -0.1;
}

/** The number of neighbours touched without a connection. */
const blocked = (story: Story, cell: Cell): number =>
  sides.filter((side) => {
    const { x, y } = beyond(cell, side);
    const neighbour = mapOf(story).at(x, y);
    return neighbour !== undefined && !(connectorsOf(neighbour.tile) & bit[opposite(side)]);
  }).length;
