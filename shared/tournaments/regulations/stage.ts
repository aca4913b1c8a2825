import type { PairingMode, RemainderAt, RepeatPolicy } from '../pairing/input.ts';
import type { PodSize, Remainder } from '../pairing/sizes.ts';

/** Settings of every stage. */
type Common = {
  readonly podSize: PodSize;
  /**
   * Number of players of the stage before who go on into this one, the best first; absent in the
   * first stage: all.
   */
  readonly cut?: number;
  /**
   * True if points of the stage before are carried over; otherwise every stage after the first
   * begins at 0.
   */
  readonly carry?: true;
};

/**
 * A stage whose rounds are drawn one by one, by the results of the rounds before; no one is
 * eliminated.
 */
export type Swiss = Common & {
  readonly format: 'SWISS';
  readonly rounds: number;
  readonly remainder: Remainder;
  readonly remainderAt: RemainderAt;
  readonly repeats: RepeatPolicy;
  readonly pairing: PairingMode | 'MANUAL';
  /** Opening of the first round: dealt as a snake by start number, or drawn. */
  readonly opening: 'SNAKE' | 'DRAW';
};

/** A stage with a schedule made on its first day, in which all meet all as evenly as possible. */
export type RoundRobin = Common & {
  readonly format: 'ROUND_ROBIN';
  /** The number of rounds; absent: as many as the schedule has. */
  readonly rounds?: number;
  /** Number of meetings of each two, as far as possible: 1 to 4. */
  readonly meetings: number;
  /** Number of rounds played at once. */
  readonly concurrency: number;
};

/** A stage in which players who do not advance lose a life, and leave without one. */
export type Elimination = Common & {
  readonly format: 'ELIMINATION';
  readonly lives: 1 | 2 | 3;
  /** Number of players of a pod who advance, by its size. */
  readonly advanceBySize: Readonly<Record<string, number>>;
  /**
   * Treatment of players who do not divide into pods: the best losers fill up, or the best have
   * byes.
   */
  readonly fill: 'LUCKY_LOSERS' | 'BYES';
  /** Maximum number of players left for the final. */
  readonly finalSize: number;
};

export type Stage = Swiss | RoundRobin | Elimination;
export type StageFormat = Stage['format'];
