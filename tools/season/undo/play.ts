import type { Entry, Match } from '../../../shared/engine/index.ts';

export type Play = Match<unknown>;

/** One commit of a match, with how the match stood before and after it. */
export type Step = readonly [
  before: Play | undefined,
  entries: readonly Entry[],
  after: Play | undefined,
];
