import type { LeagueRegulations } from './regulations.ts';

/** A finished season, and the participants of the next. */
export type SeasonOver = {
  /** The accounts in the table of each division, the best first; the highest division first. */
  readonly divisions: readonly (readonly string[])[];
  /** Accounts that do not go on. */
  readonly leaving: ReadonlySet<string>;
  /** Accounts that join, in the order of placement. */
  readonly newcomers: readonly string[];
};

/** A player's move between two seasons; divisions count from 1, the highest. */
export type Move = {
  readonly account: string;
  /** Absent for newcomers. */
  readonly from?: number;
  readonly to: number;
};

/** A proposed season, for an organizer to edit. */
export type SeasonDraft = {
  /** The accounts of each division in the order of seeding. */
  readonly divisions: readonly (readonly string[])[];
  readonly moves: readonly Move[];
  /** True if there are too few players for a division, which has at least 8. */
  readonly tooFew: boolean;
};

/** The minimum number of players of a division. */
export const LEAST_IN_DIVISION = 8;
const MOST = 16;

/**
 * Drafts the next season of a league. All players who go on form one ladder: of each division the
 * ones who stay, then the ones promoted from the next, then the ones relegated to the next;
 * newcomers at the foot. The ladder is cut into divisions from the top. So if a player leaves, the
 * best of those to be relegated stays, and players keep their order but for promotion and
 * relegation.
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

/** The ladder of divisions, after promotion and relegation. */
function ladderOf(
  divisions: readonly (readonly string[])[],
  { up, down }: Pick<LeagueRegulations, 'up' | 'down'>,
): readonly string[] {
  const last = divisions.length - 1;
  const parts = divisions.map((table, i) => {
    // no player moves both ways, however few a division has left
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
 * Sizes of divisions: `size` each; the rest make a division of their own if they are enough for
 * one. Otherwise they join the last division, and if that is too large, the last two share evenly.
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
