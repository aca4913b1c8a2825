import { figureOf, isProvisional, START, type RatingPool } from '../../../shared/ratings/rating.ts';
import { ratingIn } from '../../../shared/ratings/tally.ts';
import type { RatingBoard, StoredTally } from '../../platform/storage/contract.ts';
import { between } from '../../platform/time/duration.ts';
import type { LeaderboardKey, SeenRating } from './contract.ts';

/** A board as it is stored. */
export const stored = ({ gameId, pool }: LeaderboardKey): RatingBoard => ({ kind: gameId, pool });

const pools: Readonly<Record<string, RatingPool>> = { LIVE: 'LIVE', ASYNC: 'ASYNC', BOT: 'BOT' };

/** Computes the rating of a tally at a time; `undefined` if its pool is unknown. */
export function ratingAt(tally: StoredTally, now: string): SeenRating | undefined {
  const { kind: gameId, matches } = tally;
  const pool = pools[tally.pool];
  if (pool === undefined) return undefined;
  const rating = ratingIn(tally, between(tally.at, now));
  const provisional = isProvisional(rating, matches);
  return { gameId, pool, ...rating, figure: figureOf(rating), matches, provisional };
}

/** Finds the rating on a board among those of an account; a beginner's if there is none. */
export const ratingOn = (ratings: readonly SeenRating[], board: LeaderboardKey): SeenRating =>
  ratings.find(({ gameId, pool }) => gameId === board.gameId && pool === board.pool) ?? {
    ...board,
    ...START,
    figure: figureOf(START),
    matches: 0,
    provisional: true,
  };
