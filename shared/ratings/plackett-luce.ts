import { rate } from 'openskill';
import type { Rating } from './rating.ts';

/** The library that ratings are worked out by, and its version: as it is recorded with each match. */
export const LIBRARY = 'openskill 5.0.1';

/** A player of a match: the rating before it, and the place, 1 being the best; who shares a place shares its number. */
export type Placed = { readonly before: Rating; readonly place: number };

/** The ratings after a match, in the order of its players: Plackett-Luce, each for themselves, by places alone. */
export function ratingsAfter(players: readonly Placed[]): readonly Rating[] {
  const rated = rate(
    players.map(({ before }) => [before]),
    { rank: players.map(({ place }) => place) },
  );
  return rated.flat().map(({ mu, sigma }) => ({ mu, sigma }));
}
