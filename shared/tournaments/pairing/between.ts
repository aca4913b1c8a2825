import { pairsOf } from './history.ts';
import type { PairingInput, PairingPlayer } from './input.ts';
import type { Weights } from './weights.ts';

/** The unit of all costs: a hundredth of a weight. */
export const UNIT = 100;

/**
 * Bit fields of what connects two players: up to 15 meetings, up to 3 shared byes, a club, a ban.
 */
const [MEETING, BYE, CLUB, FORBIDDEN] = [1, 16, 64, 128];
const [MOST_MEETINGS, MOST_BYES] = [15, 3];

/**
 * The bits that connect each two players, at `size · one + other`; an index into the costs of
 * `pricesOf`.
 */
export function betweenOf(
  players: readonly PairingPlayer[],
  { former, forbidden, clubs = [] }: PairingInput,
): Uint8Array {
  const size = players.length;
  const between = new Uint8Array(size * size);
  const place = new Map(players.map(({ number }, i) => [number, i]));
  const note = (group: readonly number[], change: (noted: number) => number) => {
    const there = group.flatMap((number) => place.get(number) ?? []);
    for (const [one, other] of pairsOf(there)) {
      const noted = change(between[size * one + other] ?? 0);
      between[size * one + other] = noted;
      between[size * other + one] = noted;
    }
  };
  for (const { pods, byes } of former) {
    for (const pod of pods) note(pod, (n) => (n % BYE < MOST_MEETINGS ? n + MEETING : n));
    note(byes, (n) => (Math.floor(n / BYE) % 4 < MOST_BYES ? n + BYE : n));
  }
  for (const club of clubs) note(club, (n) => n | CLUB);
  for (const pair of forbidden) note(pair, (n) => n | FORBIDDEN);
  return between;
}

/** The cost of every combination of bits between two players who share a pod. */
export function pricesOf({ forbidden, repeat, club }: Weights, never: number): Float64Array {
  return Float64Array.from({ length: 256 }, (_, noted) => {
    const meetings = noted % BYE;
    const times = meetings + (Math.floor(noted / BYE) % 4);
    // players who shared only a bye may meet
    const each = meetings === 0 ? Math.min(repeat, never) : repeat;
    return (
      UNIT *
      ((noted & FORBIDDEN ? forbidden : 0) + (noted & CLUB ? club : 0) + each * times * times)
    );
  });
}
