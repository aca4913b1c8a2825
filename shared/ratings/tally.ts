import { START, type Rating } from './rating.ts';

/**
 * The tally of all changes by matches to a rating. Its parts are sums of whole numbers and maxima, so
 * that the order of matches does not matter.
 */
export type Tally = {
  /** `mu` above that of the start, in millionths. */
  readonly mu: number;
  /** The natural logarithm of sigma² above that of the start, in millionths. */
  readonly spread: number;
  /**
   * The growth of `spread` by idleness, by the start of each idle time: the time of the match before
   * it, ISO 8601.
   */
  readonly grown: Readonly<Record<string, number>>;
  readonly matches: number;
  /** The time of the latest match, ISO 8601; empty before the first. */
  readonly at: string;
};

/** The change that one match makes to a tally. */
export type Addition = Pick<Tally, 'mu' | 'spread' | 'matches' | 'at'> & {
  /** The growth by idleness that the match ended, if any. */
  readonly grown?: { readonly since: string; readonly by: number } | undefined;
};

export const NOTHING: Tally = { mu: 0, spread: 0, grown: {}, matches: 0, at: '' };

const MILLION = 1_000_000;
/** The growth of sigma² in each full month of 30 days without a match, up to the starting value. */
const GROWTH = 1.5;
const MONTH_MS = 30 * 24 * 3_600_000;

/** A tally with the change of one more match. */
export const plus = (tally: Tally, { grown, ...addition }: Addition): Tally => ({
  mu: tally.mu + addition.mu,
  spread: tally.spread + addition.spread,
  grown: grown
    ? // Two matches that end the same idleness add it once: by the later of them.
      { ...tally.grown, [grown.since]: Math.max(grown.by, tally.grown[grown.since] ?? 0) }
    : tally.grown,
  matches: tally.matches + addition.matches,
  at: addition.at > tally.at ? addition.at : tally.at,
});

/** The rating of a tally, `idleMs` milliseconds after its latest match. */
export function ratingIn(tally: Tally, idleMs: number): Rating {
  const { mu, spread, grown, matches } = tally;
  const log = Object.values(grown).reduce((sum, by) => sum + by, spread);
  const variance = START.sigma ** 2 * Math.exp(log / MILLION);
  const months = matches === 0 ? 0 : Math.max(0, Math.floor(idleMs / MONTH_MS));
  const idle = Math.min(START.sigma ** 2, variance + GROWTH * months);
  return {
    mu: START.mu + mu / MILLION,
    sigma: Math.sqrt(months === 0 ? variance : Math.max(variance, idle)),
  };
}

/** The change of a match that takes a tally's rating to `after`. */
export function additionOf(
  tally: Tally,
  idleMs: number,
  { after, at }: { readonly after: Rating; readonly at: string },
): Addition {
  const before = ratingIn(tally, idleMs);
  const by = logOf(before, ratingIn(tally, 0));
  return {
    ...changeFrom(before, after),
    matches: 1,
    at,
    ...(by > 0 && { grown: { since: tally.at, by } }),
  };
}

/** The parts of a tally by which two ratings differ. */
export const changeFrom = (before: Rating, after: Rating): Pick<Tally, 'mu' | 'spread'> => ({
  mu: Math.round((after.mu - before.mu) * MILLION),
  spread: logOf(after, before),
});

/** The natural logarithm of sigma² of a rating over that of another, in millionths. */
const logOf = (of: Rating, over: Rating): number =>
  Math.round(2 * Math.log(of.sigma / over.sigma) * MILLION);
