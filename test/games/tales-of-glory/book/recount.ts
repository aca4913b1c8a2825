import { tile } from '../../../../shared/games/tales-of-glory/content/tiles.ts';
import type {
  Holding,
  Per,
  Reward,
  TileId,
} from '../../../../shared/games/tales-of-glory/content/tile.ts';

/** A book-keeper's knowledge of a seat, only from the lines of the log. */
export type Account = {
  readonly holding: { -readonly [good in keyof Holding]: number };
  /** The position of each tile, by its id. */
  readonly story: Map<TileId, { readonly x: number; readonly y: number }>;
  /** The Chests opened, as `tile,number`. */
  readonly opened: Set<string>;
  /** The tiles paid for and not yet placed. */
  readonly paid: Set<TileId>;
  taken?: { readonly slot: number; readonly tile: TileId };
  card?: number;
  majorities: number;
  final: { majority: number; end: number };
  left: boolean;
};

export const newAccount = (): Account => ({
  holding: { combat: 0, magic: 0, coins: 0, potions: 0, glory: 0 },
  story: new Map(),
  opened: new Set(),
  paid: new Set(),
  majorities: 0,
  final: { majority: 0, end: 0 },
  left: false,
});

/** Counts the things that a "for each" finds, only by the rulebook's words. */
function recount({ holding, story, opened, majorities }: Account, per: Per): number {
  const tiles = [...story.keys()];
  switch (per) {
    case 'monster':
    case 'character':
    case 'place':
    case 'treasure':
      return tiles.filter((id) => tile(id).type === per).length;
    case 'key':
      return opened.size;
    case 'combat':
    case 'magic':
      return holding[per];
    case 'majority':
      return majorities;
    case 'coinSet':
      return Math.floor(holding.coins / 3);
    case 'potionSet':
      return Math.floor(holding.potions / 3);
    case 'fourNeighbours': {
      const cells = [...story.values()];
      const near = (x: number, y: number) =>
        cells.filter((cell) => Math.abs(cell.x - x) + Math.abs(cell.y - y) === 1).length;
      return cells.filter(({ x, y }) => near(x, y) === 4).length;
    }
    case 'closedChest':
      return tiles.reduce((sum, id) => sum + tile(id).chests.length, 0) - opened.size;
  }
}

/** Counts the goods and Glory that these rewards bring right now. */
export function worth(account: Account, rewards: readonly Reward[]): Partial<Holding> {
  const gains: Record<string, number> = {};
  for (const { gain, amount, per } of rewards) {
    if (gain === 'key' || gain === 'firstPlayer') continue;
    const sum = amount * (per === undefined ? 1 : recount(account, per));
    if (sum > 0) gains[gain] = (gains[gain] ?? 0) + sum;
  }
  return gains;
}

/** The cost of a tile for this seat: Potions replace missing Combat and Magic. */
export function due({ holding }: Account, id: TileId) {
  const { combat = 0, magic = 0, coins = 0, potions = 0 } = tile(id).cost;
  const replaced = Math.max(0, combat - holding.combat) + Math.max(0, magic - holding.magic);
  return { coins, potions, replaced };
}
