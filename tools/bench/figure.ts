/** One measured figure. */
export type Figure = {
  readonly value: number;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  /** The bounds that it should keep. */
  readonly atLeast?: number;
  readonly atMost?: number;
};

/** A measurement by the name that the figures are compared by, from one version to the next. */
export type Benchmark = {
  readonly name: string;
  measure(): Figure | Promise<Figure>;
};

const ROUNDS = 9;

/** The best of some rounds, after warming up: what is least disturbed by whatever else the machine does. */
function bestRound(round: () => number, better: Figure['better']): number {
  round();
  const all = Array.from({ length: ROUNDS }, round);
  return better === 'higher' ? Math.max(...all) : Math.min(...all);
}

/** Answers (or whatever `work` counts) per second. */
export const perSecond = (work: () => number): number =>
  bestRound(() => {
    const from = performance.now();
    const count = work();
    return (count * 1_000) / (performance.now() - from);
  }, 'higher');

/** Milliseconds that one call takes, over `times` calls a round. */
export const milliseconds = (times: number, call: () => void): number =>
  bestRound(() => {
    const from = performance.now();
    for (let i = 0; i < times; i += 1) call();
    return (performance.now() - from) / times;
  }, 'lower');

/** The value that this share of the values, from 0 to 1, is not above. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
