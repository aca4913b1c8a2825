import { betweenOf, pricesOf, UNIT } from './between.ts';
import type { History } from './history.ts';
import type { PairingInput, PairingPlayer } from './input.ts';
import { wantedOf, type SeatWants } from './seat-wants.ts';
import { weightsOf, type Weights } from './weights.ts';

/**
 * The players of the pods, by their place in the sort order, as arrays for a fast search. Costs are
 * hundredths of the published weights; points are compared in fiftieths of one round's best.
 */
export type PairingField = SeatWants & {
  readonly size: number;
  /** The bits between each two at `size · one + other`, an index into `prices`. */
  readonly between: Uint8Array;
  readonly prices: Float64Array;
  /** Points, in fiftieths of one round's best. */
  readonly scores: Float64Array;
  /**
   * The cost of the square of a difference in points: for two below the top, and if one is at the
   * top.
   */
  readonly spreads: Float64Array;
  /** 1 if a player is among the first eighth and the event is in its last two rounds. */
  readonly top: Uint8Array;
  /** The cost of putting each into a pod of another than the preferred size. */
  readonly odd: Float64Array;
  readonly floats: Floats;
};

/** Floats of the last round, and the cost of repeating them. */
export type Floats = {
  readonly any: boolean;
  /** As `PairingPlayer.float`. */
  readonly last: Int8Array;
  readonly points: Float64Array;
  readonly best: number;
  readonly cost: number;
};

/** Builds the field of these players, the first being at the top. */
export function fieldOf(
  players: readonly PairingPlayer[],
  input: PairingInput,
  history: History,
): PairingField {
  const size = players.length;
  const weights = weightsOf(input);
  const { best, mode, round, rounds } = input;
  const isEnd = rounds !== undefined && round > rounds - 2;
  return {
    size,
    between: betweenOf(players, input),
    prices: pricesOf(weights, weightsOf({ mode, repeats: 'MINIMISE' }).repeat),
    scores: Float64Array.from(players, ({ points }, i) =>
      // in POWER the place stands for points, one place being a fifth of the best
      mode === 'POWER' ? 10 * (size - i) : Math.floor((100 * points + best) / (2 * best)),
    ),
    spreads: Float64Array.of(weights.spread, weights.top),
    top: Uint8Array.from(players, (_, i) => (isEnd && 8 * i < size ? 1 : 0)),
    odd: Float64Array.from(players, ({ number }) => UNIT * weights.odd * history.oddOf(number)),
    ...wantedOf(players, input, weights),
    floats: floatsIn(players, best, weights),
  };
}

const floatsIn = (
  players: readonly PairingPlayer[],
  best: number,
  { float: weight }: Weights,
): Floats => ({
  any: weight > 0 && players.some(({ float = 0 }) => float !== 0),
  last: Int8Array.from(players, ({ float = 0 }) => float),
  points: Float64Array.from(players, ({ points }) => points),
  best,
  cost: UNIT * weight,
});
