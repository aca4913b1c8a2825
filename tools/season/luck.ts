import { botLuck } from '../luck.ts';

/** Chance of a simulation: everything follows from the seed. */
export type Luck = {
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
  /** How long something takes that takes this long on average, and may take far longer (exponential). */
  around(mean: number): number;
  /** One of these. */
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
