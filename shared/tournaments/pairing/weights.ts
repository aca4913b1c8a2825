import type { PairingInput } from './input.ts';

/** The weights of pairing. The least sum wins. */
export type Weights = {
  /** A forbidden pair in one pod. */
  readonly forbidden: number;
  /** A seat in a pod of another than the preferred size, for each that the player has had before. */
  readonly odd: number;
  /** A pair in one pod that has met before, times the square of how often; byes shared count as meetings. */
  readonly repeat: number;
  /**
   * The square of a difference in points within a pod, on a scale on which the best of one round is
   * 5.
   */
  readonly spread: number;
  /** The same in the last two rounds, if either is among the first eighth. */
  readonly top: number;
  /** A player who is put up, or down, once more in a row. */
  readonly float: number;
  /** A pair of one club in one pod. */
  readonly club: number;
  /** A pair in one pod that wants the same seat and no other; less for those who want one of several. */
  readonly seat: number;
};

const REPEAT = { NEVER: 1_000_000, MINIMISE: 10_000, SOFT: 25, IGNORE: 0 } as const;

/** The weights for pairing a round. In `RANDOM` points have no weight. */
export function weightsOf({ repeats, mode }: Pick<PairingInput, 'repeats' | 'mode'>): Weights {
  const byPoints = mode === 'RANDOM' ? 0 : 1;
  return {
    forbidden: 1_000_000_000,
    // under NEVER a second seat in such a pod is better than a repeat
    odd: repeats === 'NEVER' ? 10_000 : 10_000_000,
    repeat: REPEAT[repeats],
    spread: byPoints,
    top: 2 * byPoints,
    float: mode === 'SWISS' ? 50 : 0,
    club: 20,
    seat: 8,
  };
}
