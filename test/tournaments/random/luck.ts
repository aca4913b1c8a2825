/** Whole numbers below n, that repeat themselves for the same seed. */
export type Luck = (n: number) => number;

/** A random item of a list; undefined if it is empty. */
export const oneOf = <T>(luck: Luck, all: readonly T[]): T | undefined => all[luck(all.length)];

/** A random item of a list that is not empty. */
export function one<T>(luck: Luck, all: readonly [T, ...T[]]): T {
  return all[luck(all.length)] ?? all[0];
}

/** True at random, once in `times` on average. */
export const onceIn = (luck: Luck, times: number): boolean => luck(times) === 0;
