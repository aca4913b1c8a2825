/** A measured figure. */
export type Figure = {
  readonly value: number;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  /** The bounds that it must keep. */
  readonly atLeast?: number;
  readonly atMost?: number;
};

/** A measurement, by a stable name for comparing versions. */
export type Benchmark = {
  readonly name: string;
  measure(): Figure | Promise<Figure>;
};

const ROUNDS = 9;

/**
 * The best of several rounds, after warming up: the one least disturbed by other work on the
 * machine.
 */
function bestRound(round: () => number, better: Figure['better']): number {
  round();
  const all = Array.from({ length: ROUNDS }, round);
  return better === 'higher' ? Math.max(...all) : Math.min(...all);
}

/** Answers (or any other count of `work`) per second. */
export const perSecond = (work: () => number): number =>
  bestRound(() => {
    const from = performance.now();
    const count = work();
    return (count * 1_000) / (performance.now() - from);
  }, 'higher');

/** Milliseconds per call, over `times` calls a round. */
export const milliseconds = (times: number, call: () => void): number =>
  bestRound(() => {
    const from = performance.now();
    for (let i = 0; i < times; i += 1) call();
    return (performance.now() - from) / times;
  }, 'lower');

/** The percentile of the values at a share from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
