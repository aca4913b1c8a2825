import { exactText, whole, type Fraction } from './fraction.ts';

/** What a tie-break makes of a player: the greater goes first. `text` says it exactly, for people and for checking. */
export type Value = { readonly order: Fraction; readonly text: string };

/** What a tie-break says of each who is level: `undefined` of all of them where it does not apply. */
export type Values<P> = (player: P) => Value | undefined;

/** A tie-break, ready to be asked about a group of players who are level. */
export type TieBreak<P> = (level: readonly P[]) => Values<P>;

export const valueOf = (order: Fraction): Value => ({ order, text: exactText(order) });

/** The value of points, given in thousandths. */
export const ofPoints = ({ of, over }: Fraction): Value => valueOf({ of, over: over * 1_000n });

/** A tie-break that asks nobody else who is level: worked out once for everybody. */
export function ownValue<P>(players: Iterable<P>, of: (player: P) => Value): TieBreak<P> {
  const values = new Map(Array.from(players, (each) => [each, of(each)]));
  return () => (player) => values.get(player);
}

/** The value of a count. */
export const ofCount = (count: number): Value => valueOf(whole(count));

/** More often than anybody plays. */
const OFTEN = 1_000n;

/** How often each place was had, from the first down to the last that counts: `3 0 1 0` goes before `2 2 0 0`. */
export function ofPlaces(places: readonly number[], last: number): Value {
  const counts = Array<number>(last).fill(0);
  for (const place of places) if (place <= last) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  const of = counts.reduce((number, count) => number * OFTEN + BigInt(count), 0n);
  return { order: { of, over: 1n }, text: counts.join(' ') };
}
