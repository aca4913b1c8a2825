import { refOf } from '../../engine/index.ts';
import { tile } from './content/tiles.ts';
import { coins, key, potions } from './content/notation.ts';
import type { Reward, TileId } from './content/tile.ts';
import type { MultipliedBy, Gains, Source } from './events.ts';
import type { PlacedTile, Player, Story } from './state.ts';
import type { Scope } from './story/chests.ts';
import { count } from './story/count.ts';
import { linksOf, type Link } from './story/map.ts';
import { opposite, type Side } from './content/side.ts';

/** One reward earned in a turn, still to be collected. */
export type Earned = {
  /**
   * The id of the reward among those of the turn (`own:p2-c2`, `connector:p1-p4,w`,
   * `keys:p1-m1,p1-t2`).
   */
  readonly id: string;
  readonly source: Source;
  readonly reward: readonly Reward[];
  /** The Chests that its Keys may open. */
  readonly scope: Scope;
};

/** The compensation for a discarded tile (TG-DSC-04 to 06). */
export const compensation = (id: TileId): Earned => ({
  id: refOf('discard', id),
  source: { from: 'discard', tile: id },
  reward: [coins(1), potions(1), key()],
  scope: 'story',
});

/** The contents of a Chest (TG-KEY-02). */
export const contents = (id: TileId, chest: number): Earned => ({
  id: refOf('chest', `${id},${String(chest)}`),
  source: { from: 'chest', tile: id, chest },
  reward: tile(id).chests[chest - 1] ?? [],
  scope: 'story',
});

/**
 * The rewards of a placement, in the default order: own reward, connectors of Places, Keys, each by
 * side (TG-RUL-07). `story` is the story just after the placement.
 */
export function earnedBy(story: Story, placed: PlacedTile): readonly Earned[] {
  const links = linksOf(story, placed);
  return [...ownReward(placed.tile), ...links.flatMap(atConnectors), ...joinedKeys(story, links)];
}

function ownReward(id: TileId): readonly Earned[] {
  const reward = tile(id).reward.filter(({ atEnd }) => atEnd !== true);
  if (reward.length === 0) return [];
  return [{ id: refOf('own', id), source: { from: 'tile', tile: id }, reward, scope: 'story' }];
}

/**
 * The rewards of both sides of a connection, for each that is a Place and needs the other's type
 * (TG-RUL-09).
 */
const atConnectors = ({ side, from, to }: Link): readonly Earned[] => [
  ...atConnector(from.tile, side, to.tile),
  ...atConnector(to.tile, opposite(side), from.tile),
];

function atConnector(place: TileId, side: Side, neighbour: TileId): readonly Earned[] {
  const printed = tile(place).connectorRewards?.[side];
  if (printed === undefined) return [];
  if (printed.needs !== undefined && printed.needs !== tile(neighbour).type) return [];
  const source: Source = { from: 'connector', tile: place, side };
  return [
    { id: refOf('connector', `${place},${side}`), source, reward: printed.reward, scope: 'story' },
  ];
}

/** One Key for each joined pair of half-keys, bound to the pair and the Hero (TG-KEY-04 to 07). */
function joinedKeys(story: Story, links: readonly Link[]): readonly Earned[] {
  const hero = story.slice(0, 1).map((placed) => placed.tile);
  return links.flatMap(({ side, from, to }): readonly Earned[] => {
    const joined =
      tile(from.tile).sides[side] === 'half-key' &&
      tile(to.tile).sides[opposite(side)] === 'half-key';
    if (!joined) return [];
    return [
      {
        id: refOf('keys', `${from.tile},${to.tile}`),
        source: { from: 'keys', tile: from.tile, other: to.tile },
        reward: [key()],
        scope: [from.tile, to.tile, ...hero],
      },
    ];
  });
}

/** The amount of a reward that this player would collect right now (TG-REW-04 to 06). */
export const amountOf = (player: Player, { amount, per }: Reward): number =>
  per === undefined ? amount : amount * count(player, per);

/** The gains of rewards to a player's holding; Keys and the First Player token are not part of it. */
export function gainsOf(player: Player, rewards: readonly Reward[]): Gains {
  const gains: Record<string, number> = {};
  for (const reward of rewards) {
    const amount = amountOf(player, reward);
    if (reward.gain === 'key' || reward.gain === 'firstPlayer' || amount === 0) continue;
    gains[reward.gain] = (gains[reward.gain] ?? 0) + amount;
  }
  return gains;
}

/** The multiplier of these rewards; no tile is multiplied by two things at the same time. */
export function countedBy(player: Player, rewards: readonly Reward[]): { counted?: MultipliedBy } {
  const per = rewards.find((reward) => reward.per !== undefined)?.per;
  return per === undefined ? {} : { counted: { per, count: count(player, per) } };
}

/** The number of Keys or First Player tokens that these rewards give. */
export const sumOf = (
  player: Player,
  rewards: readonly Reward[],
  gain: 'key' | 'firstPlayer',
): number => rewards.reduce((sum, r) => (r.gain === gain ? sum + amountOf(player, r) : sum), 0);
