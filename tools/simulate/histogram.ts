/** Counts of each number. */
export type Histogram = ReadonlyMap<number, number>;

/** Adds numbers to a histogram. */
export function withNumbers(histogram: Histogram, numbers: readonly number[]): Histogram {
  const counts = new Map(histogram);
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** The count of all numbers. */
export const countOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** The smallest number that at least this share of them do not exceed; 0 if there are none. */
export function quantile(histogram: Histogram, share: number): number {
  let left = countOf(histogram) * share;
  const numbers = [...histogram].toSorted(([a], [b]) => a - b);
  for (const [number, count] of numbers) {
    left -= count;
    if (left <= 0) return number;
  }
  return numbers.at(-1)?.[0] ?? 0;
}

export const median = (histogram: Histogram): number => quantile(histogram, 0.5);
export const largest = (histogram: Histogram): number => quantile(histogram, 1);

export function mean(histogram: Histogram): number {
  const sum = [...histogram].reduce((total, [number, count]) => total + number * count, 0);
  return sum / Math.max(1, countOf(histogram));
}
