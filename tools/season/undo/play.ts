import type { Entry, Match } from '../../../shared/engine/index.ts';

export type Play = Match<unknown>;

/** A commit of a match, with the states before and after it. */
export type Step = readonly [
  before: Play | undefined,
  entries: readonly Entry[],
  after: Play | undefined,
];
