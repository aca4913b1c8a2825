import { UNIT } from './between.ts';
import type { PairingInput, PairingPlayer } from './input.ts';
import type { Weights } from './weights.ts';
import { seatCounts } from './seat-counts.ts';

/** The seats that players want, as sets of bits, and the cost of two such sets in one pod, at `64 · one + other`. */
export type SeatWants = { readonly wanted: Uint8Array; readonly clash: Float64Array };

const SETS = 64;

/**
 * The seats that each may have in this round if, at its end, no seat is to be had more often than need be. Two
 * sets clash by how likely it is that two who take any seat of theirs take the same.
 */
export function wantedOf(
  players: readonly PairingPlayer[],
  { former, podSize: { preferred } }: PairingInput,
  { seat }: Weights,
): SeatWants {
  const counts = seatCounts(former, preferred);
  return {
    wanted: Uint8Array.from(players, ({ number }) => setOf(counts(number))),
    clash: Float64Array.from({ length: SETS * SETS }, (_, sets) => {
      const [one, other] = [Math.floor(sets / SETS), sets % SETS];
      const pairs = Math.max(1, sizeOf(one) * sizeOf(other));
      return Math.floor((UNIT * seat * sizeOf(one & other)) / pairs);
    }),
  };
}

function setOf(counts: readonly number[]): number {
  const had = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.floor(had / counts.length) + 1;
  return counts.reduce((set, count, seat) => (count < most ? set | (1 << seat) : set), 0);
}

const sizeOf = (set: number): number => (set === 0 ? 0 : (set & 1) + sizeOf(set >> 1));
