/** The pauses after failed attempts, in ms: the usual schedule of webhooks. */
const PAUSES_MS = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].map((seconds) => seconds * 1_000);
/** The jitter of a pause, as a part of it: deliveries that failed together do not come back together. */
const JITTER = 0.1;

/**
 * Computes the pause after a number of attempts, in ms; `undefined` after the last.
 * @param chance from 0 to 1
 * @param atLeast the pause that the other side asked for
 */
export function pauseAfter(attempts: number, chance: number, atLeast = 0): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return undefined;
  return Math.max(atLeast, Math.round(pause * (1 + JITTER * (2 * chance - 1))));
}

/** The shortest and the longest pause while the way is busy, in ms. */
const BUSY_MS = { least: 1_000, first: 5_000, most: 30_000 } as const;

/**
 * Computes the pause while the way is busy, in ms: seconds, spread so that not all come back at
 * once, and longer each time.
 * @param times the number of times it was put off before
 * @param chance from 0 to 1
 */
export function pauseWhileBusy(times: number, chance: number): number {
  const longest = Math.min(BUSY_MS.most, BUSY_MS.first * 2 ** times);
  return Math.round(BUSY_MS.least + chance * (longest - BUSY_MS.least));
}
