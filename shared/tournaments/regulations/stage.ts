import type { PairingMode, RemainderAt, RepeatPolicy } from '../pairing/input.ts';
import type { PodSize, Remainder } from '../pairing/sizes.ts';

/** What every stage says. */
type Common = {
  readonly podSize: PodSize;
  /** How many of the stage before go on into this one, the best first; of the first stage: all. */
  readonly cut?: number;
  /** Whether points of the stage before are carried over; every stage after the first begins at 0 else. */
  readonly carry?: true;
};

/** A stage whose rounds are drawn one by one, by what the rounds before have brought; nobody is eliminated. */
export type Swiss = Common & {
  readonly format: 'SWISS';
  readonly rounds: number;
  readonly remainder: Remainder;
  readonly remainderAt: RemainderAt;
  readonly repeats: RepeatPolicy;
  readonly pairing: PairingMode | 'MANUAL';
  /** How the first round is made: dealt as a snake by start number, or drawn. */
  readonly opening: 'SNAKE' | 'DRAW';
};

/** A stage whose schedule is made on its first day, so that everybody meets everybody as evenly as can be. */
export type RoundRobin = Common & {
  readonly format: 'ROUND_ROBIN';
  /** The number of rounds; absent: as many as the schedule has. */
  readonly rounds?: number;
  /** How often every two meet, as far as that can be: 1 to 4. */
  readonly meetings: number;
  /** How many rounds are played at once. */
  readonly concurrency: number;
};

/** A stage in which whoever does not advance loses a life, and leaves without one. */
export type Elimination = Common & {
  readonly format: 'ELIMINATION';
  readonly lives: 1 | 2 | 3;
  /** How many of a pod advance, by its size. */
  readonly advanceBySize: Readonly<Record<string, number>>;
  /** What fills places that do not divide: the best of those who would lose a life, or byes for the best. */
  readonly fill: 'LUCKY_LOSERS' | 'BYES';
  /** With so many left or fewer, they play the final. */
  readonly finalSize: number;
};

export type Stage = Swiss | RoundRobin | Elimination;
export type StageFormat = Stage['format'];
