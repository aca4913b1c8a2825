import { exactText, whole, type Fraction } from './fraction.ts';

/**
 * The value of a tie-break for a player: the greater goes first. `text` is its exact value, for
 * people and for checking.
 */
export type Value = { readonly order: Fraction; readonly text: string };

/**
 * Values of a tie-break for players who are level: `undefined` for all of them if it does not
 * apply.
 */
export type Values<P> = (player: P) => Value | undefined;

/** A tie-break: computes the values of a group of players who are level. */
export type TieBreak<P> = (level: readonly P[]) => Values<P>;

export const valueOf = (order: Fraction): Value => ({ order, text: exactText(order) });

/** The value of points, given in thousandths. */
export const ofPoints = ({ of, over }: Fraction): Value => valueOf({ of, over: over * 1_000n });

/** A tie-break that does not depend on who else is level: computed once for all players. */
export function ownValue<P>(players: Iterable<P>, of: (player: P) => Value): TieBreak<P> {
  const values = new Map(Array.from(players, (each) => [each, of(each)]));
  return () => (player) => values.get(player);
}

/** The value of a count. */
export const ofCount = (count: number): Value => valueOf(whole(count));

/** More than the number of pods that anyone plays. */
const OFTEN = 1_000n;

/**
 * Number of times each place was had, from the first down to the last that counts: `3 0 1 0` goes
 * before `2 2 0 0`.
 */
export function ofPlaces(places: readonly number[], last: number): Value {
  const counts = Array<number>(last).fill(0);
  for (const place of places) if (place <= last) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  const of = counts.reduce((number, count) => number * OFTEN + BigInt(count), 0n);
  return { order: { of, over: 1n }, text: counts.join(' ') };
}
