import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotRating, Game } from '../../shared/engine/index.ts';
import { catalogue } from '../../shared/games/catalogue.ts';
import { ratingsAfter } from '../../shared/ratings/plackett-luce.ts';
import { figureOf, START, type Rating } from '../../shared/ratings/rating.ts';
import { UsageError } from '../cli/errors.ts';
import { root } from '../root.ts';
import { simulateMatch } from '../simulate/simulation.ts';

/** Matches between the levels of a game, to rate them. */
type RatedSeries = {
  readonly game: Game;
  /** The levels to rate, two or more. */
  readonly levels: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  readonly matches: number;
  /** Told after each match. */
  readonly told?: (played: number) => void;
};

type Standing = { readonly rating: Rating; readonly matches: number };

/**
 * Rates levels by matches of two, in which each pair of levels meets in turn and takes turns to begin.
 * Rated as players are: by places, one match after another.
 * @throws Error if a match does not end.
 */
export function rateLevels(series: RatedSeries): Readonly<Record<string, BotRating>> {
  const { game, levels, options, seed, matches, told } = series;
  const pairs = levels.flatMap((one, i) => levels.slice(i + 1).map((other) => [one, other]));
  // invariants are checked elsewhere, and cost a tenth of the time
  const unchecked = { ...game, invariants: () => [] };
  const standings = new Map(levels.map((level) => [level, { rating: START, matches: 0 }]));
  const standingOf = (level: string): Standing =>
    standings.get(level) ?? { rating: START, matches: 0 };
  for (let n = 0; n < matches; n += 1) {
    const bots = pairs[n % pairs.length] ?? [];
    // each pair counts its own matches, so that its seats change each time
    const own = { bots, seed: `${seed}-${bots.join('-')}` };
    const at = Math.floor(n / pairs.length);
    const played = simulateMatch(
      { game: unchecked, seats: 2, options, limit: 20_000, ...own },
      at,
      false,
    );
    if (played.unfinished !== undefined) throw new Error(`${played.id}: ${played.unfinished}`);
    const places = game.standing(played.state).map(({ seat, place }) => {
      const level = played.levels[seat] ?? '';
      return { level, place, before: standingOf(level).rating };
    });
    const after = ratingsAfter(places);
    places.forEach(({ level, before }, i) => {
      standings.set(level, { rating: after[i] ?? before, matches: standingOf(level).matches + 1 });
    });
    told?.(n + 1);
  }
  return Object.fromEntries(
    [...standings].map(([level, standing]) => [
      level,
      { rating: figureOf(standing.rating), matches: standing.matches },
    ]),
  );
}

/** Stores the ratings of a game's levels in its folder. */
export function keepRatings(gameId: string, ratings: Readonly<Record<string, BotRating>>): void {
  const folder = catalogue[gameId]?.folder;
  if (folder === undefined) throw new UsageError(`unknown game "${gameId}"`);
  const file = join(root, 'shared/games', folder, 'bot-ratings.json');
  writeFileSync(file, `${JSON.stringify(ratings, undefined, 2)}\n`);
}
