import type { Side } from './side.ts';

/** A tile's id (`p1-m1`, `h3`, `q07`); its name is in the catalogue under `tile:<id>`. */
export type TileId = string;

/** The five backs of the tiles (TG-CMP-03). */
export const backs = ['period1', 'period2', 'period3', 'quests', 'heroes'] as const;
export type Back = (typeof backs)[number];

/** The stacks that fill the Adventure Board, in drawing order (TG-REF-06). */
export const periods = ['period1', 'period2', 'period3'] as const;
export type Period = (typeof periods)[number];

/** The types of an adventure tile (TG-CMP-04). Heroes and Quests have none (TG-RUL-06). */
export const types = ['monster', 'character', 'place', 'treasure'] as const;
export type TileType = (typeof types)[number];

/** The connection on a tile's side. A half-key is a connector too. */
export type Connector = 'none' | 'plain' | 'half-key';

/** The four goods, in the order of Majorities and of tie-breaks (TG-RUL-01). */
export const goods = ['combat', 'magic', 'coins', 'potions'] as const;
export type Good = (typeof goods)[number];

/** A player's goods and Glory, as values, not tokens (TG-RUL-13). */
export type Holding = Readonly<Record<Good | 'glory', number>>;

/** The thing that a "for each" symbol counts (TG-RWL-08 to 20). */
export type Per =
  | TileType
  | 'key'
  | 'combat'
  | 'magic'
  | 'majority'
  | 'coinSet'
  | 'potionSet'
  | 'fourNeighbours'
  | 'closedChest';

/** One reward: `amount`, times the number of `per`; `atEnd` only in final scoring. */
export type Reward = {
  readonly gain: Good | 'glory' | 'key' | 'firstPlayer';
  readonly amount: number;
  readonly per?: Per;
  readonly atEnd?: true;
};

/** The reward of one connector of a Place, and the type of neighbour it needs (TG-PLA-03). */
export type ConnectorReward = { readonly reward: readonly Reward[]; readonly needs?: TileType };

/** Everything printed on a tile. Combat and Magic of a cost are needed, Coins and Potions spent. */
export type Tile = {
  readonly id: TileId;
  readonly back: Back;
  readonly type?: TileType;
  readonly cost: Readonly<Partial<Record<Good, number>>>;
  readonly sides: Readonly<Record<Side, Connector>>;
  readonly reward: readonly Reward[];
  readonly connectorRewards?: Readonly<Partial<Record<Side, ConnectorReward>>>;
  /** The contents of each Chest. */
  readonly chests: readonly (readonly Reward[])[];
  /** The origin of the numbers: the rulebook's examples, or this project's design. */
  readonly source: 'rulebook' | 'designed';
};
