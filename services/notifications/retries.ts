/** After how long a delivery that failed is tried again, in milliseconds: the usual schedule of webhooks. */
const PAUSES_MS = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].map((seconds) => seconds * 1_000);
/** The jitter of a pause, as a part of it: deliveries that failed together do not come back together. */
const JITTER = 0.1;

/**
 * How long to wait after so many attempts, in milliseconds; `undefined` after the last.
 * @param chance from 0 to 1
 * @param atLeast what the other side asked for
 */
export function pauseAfter(attempts: number, chance: number, atLeast = 0): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return undefined;
  return Math.max(atLeast, Math.round(pause * (1 + JITTER * (2 * chance - 1))));
}
