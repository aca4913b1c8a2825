/** Constants that depend on the number of players, as printed on the board's two sides. */
export type Board = {
  readonly slots: number;
  /** The first slot of the wilderness, which goes on to the last slot. */
  readonly wilderness: number;
  /** Number of tiles that the discard board clears before each refill. */
  readonly discards: number;
  /** Number of period 1 tiles removed before play. */
  readonly removed: number;
};

const small = { slots: 6, wilderness: 4, removed: 2 };
const large = { slots: 8, wilderness: 5, removed: 0 };
const boards: Readonly<Record<number, Board>> = {
  2: { ...small, discards: 3 },
  3: { ...small, discards: 2 },
  4: { ...large, discards: 1 },
  5: { ...large, discards: 0 },
};

/** The numbers of players that have a board. */
export const tables: readonly number[] = Object.keys(boards).map(Number);

/** The board for this many seats at the table (TG-SET-01, TG-SET-09); leavers change nothing. */
export function boardFor(players: number): Board {
  const board = boards[players];
  if (board === undefined) throw new Error(`There is no board for ${String(players)} players.`);
  return board;
}

/** True if a tile of this slot costs the surcharge (TG-PAY-10 to 13). */
export const isWilderness = (players: number, slot: number): boolean =>
  slot >= boardFor(players).wilderness;

/** The number of rounds (TG-RND-01). */
export const ROUNDS = 10;
