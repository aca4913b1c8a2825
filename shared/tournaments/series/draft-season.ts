import type { LeagueRegulations } from './regulations.ts';

/** A season that is over, and who takes part in the next. */
export type SeasonOver = {
  /** The accounts in the table of each division, the best first; the highest division first. */
  readonly divisions: readonly (readonly string[])[];
  /** Those who do not go on. */
  readonly leaving: ReadonlySet<string>;
  /** Those who join, in the order in which they are to be placed. */
  readonly newcomers: readonly string[];
};

/** Where somebody goes between two seasons; divisions count from 1, the highest. */
export type Move = {
  readonly account: string;
  /** Absent for newcomers. */
  readonly from?: number;
  readonly to: number;
};

/** A season as it is proposed, for an organizer to edit. */
export type SeasonDraft = {
  /** The accounts of each division in the order of seeding. */
  readonly divisions: readonly (readonly string[])[];
  readonly moves: readonly Move[];
  /** Whether there are too few for a division, which has 8 at least. */
  readonly tooFew: boolean;
};

/** The fewest who play in a division. */
export const LEAST_IN_DIVISION = 8;
const MOST = 16;

/**
 * The next season of a league. All who go on stand on one ladder: of each division those who stay, then who
 * comes up from the next; before those who stay in the next, who goes down to it; newcomers at its foot. The
 * ladder is cut into divisions anew, from the top. So where somebody leaves, the best of those who would go down
 * stays, and nobody is passed by whom they were ahead of but for going up and down.
 */
export function draftSeason(
  { divisions, leaving, newcomers }: SeasonOver,
  { size, up, down }: LeagueRegulations,
): SeasonDraft {
  const staying = divisions.map((table) => table.filter((account) => !leaving.has(account)));
  const before = new Map(staying.flatMap((table, i) => table.map((account) => [account, i + 1])));
  const fresh = [...new Set(newcomers)].filter((account) => !before.has(account));
  const ladder = [...ladderOf(staying, { up, down }), ...fresh];
  const drafted = cut(ladder, sizesOf(ladder.length, size));
  const moves = drafted.flatMap((table, i) =>
    table.map((account): Move => {
      const from = before.get(account);
      return { account, to: i + 1, ...(from !== undefined && { from }) };
    }),
  );
  return { divisions: drafted, moves, tooFew: ladder.length < LEAST_IN_DIVISION };
}

/** The divisions one below the other, after those at their borders have changed places. */
function ladderOf(
  divisions: readonly (readonly string[])[],
  { up, down }: Pick<LeagueRegulations, 'up' | 'down'>,
): readonly string[] {
  const last = divisions.length - 1;
  const parts = divisions.map((table, i) => {
    // nobody goes both ways, however few a division has left
    const rising = i === 0 ? 0 : Math.min(up, Math.floor(table.length / 2));
    const falling = i === last ? 0 : Math.min(down, Math.floor(table.length / 2));
    const middle = table.length - falling;
    return {
      rising: table.slice(0, rising),
      staying: table.slice(rising, middle),
      falling: table.slice(middle),
    };
  });
  return parts.flatMap(({ staying, falling }, i) => [
    ...staying,
    ...(parts[i + 1]?.rising ?? []),
    ...falling,
  ]);
}

/**
 * How many players each division has: `size`, and what is left over makes a division of its own where it is
 * enough for one; else it joins the last, and where that is too many, the last two share evenly.
 */
export function sizesOf(players: number, size: number): readonly number[] {
  const full = Array<number>(Math.floor(players / size)).fill(size);
  const rest = players % size;
  if (rest === 0) return full;
  if (rest >= LEAST_IN_DIVISION || full.length === 0) return [...full, rest];
  const both = size + rest;
  const all = full.slice(0, -1);
  if (both <= MOST) return [...all, both];
  return [...all, Math.ceil(both / 2), Math.floor(both / 2)];
}

function cut(ladder: readonly string[], sizes: readonly number[]): readonly (readonly string[])[] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return ladder.slice(from - size, from);
  });
}
