import { rate } from 'openskill';
import type { Rating } from './rating.ts';

/** The rating library and its version, as recorded with each match. */
export const LIBRARY = 'openskill 5.0.1';

/**
 * A player of a match: the rating before it, and the place. 1 is the best; players who tie share a
 * number.
 */
export type RatedPlace = { readonly before: Rating; readonly place: number };

/**
 * The ratings after a match, in the order of its players: Plackett-Luce, each player separately, by
 * places only.
 */
export function ratingsAfter(players: readonly RatedPlace[]): readonly Rating[] {
  const rated = rate(
    players.map(({ before }) => [before]),
    { rank: players.map(({ place }) => place) },
  );
  return rated.flat().map(({ mu, sigma }) => ({ mu, sigma }));
}
