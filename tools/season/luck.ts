import { botLuck } from '../luck.ts';

/** Randomness of a simulation, determined by the seed. */
export type Luck = {
  /** True with this probability. */
  happens(probability: number): boolean;
  /** A duration with this mean, which may be far longer (exponential). */
  around(mean: number): number;
  /** A random choice. */
  oneOf<T>(choices: readonly [T, ...T[]]): T;
  between(least: number, most: number): number;
  /** A whole number from 0 to n-1. */
  below(n: number): number;
};

const PARTS = 2 ** 30;

export function luckOf(seed: string): Luck {
  const below = botLuck(seed);
  const share = (): number => (below(PARTS) + 0.5) / PARTS;
  return {
    below,
    happens: (probability) => share() < probability,
    around: (mean) => -Math.log(share()) * mean,
    oneOf: (choices) => choices[below(choices.length)] ?? choices[0],
    between: (least, most) => least + share() * (most - least),
  };
}
