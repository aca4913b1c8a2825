/** Whole numbers below n, that repeat themselves for the same seed. */
export type Luck = (n: number) => number;

/** One of them, where there are any. */
export const oneOf = <T>(luck: Luck, all: readonly T[]): T | undefined => all[luck(all.length)];

/** One of some that are there. */
export function one<T>(luck: Luck, all: readonly [T, ...T[]]): T {
  return all[luck(all.length)] ?? all[0];
}

/** True at random, once in `times` on average. */
export const onceIn = (luck: Luck, times: number): boolean => luck(times) === 0;
