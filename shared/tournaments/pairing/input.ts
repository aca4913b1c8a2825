import type { PodSize, Remainder } from './sizes.ts';

/** Criterion of pairing: points, rank in sequence, or only chance. */
export type PairingMode = 'SWISS' | 'POWER' | 'RANDOM';

/** Weight of a repeated meeting of two players. */
export type RepeatPolicy = 'NEVER' | 'MINIMISE' | 'SOFT' | 'IGNORE';

/**
 * Location of pods of another than the preferred size: low ranks, high ranks, or spread over all.
 */
export type RemainderAt = 'LOW' | 'HIGH' | 'SPREAD';

/**
 * The players of each pod, by start number; in a round that was played, in the order of their
 * seats.
 */
export type Pods = readonly (readonly number[])[];

/** A round that was played, or given up: its pods and byes. */
export type FormerRound = { readonly pods: Pods; readonly byes: readonly number[] };

/** A player of this round, with a pod or a bye. */
export type PairingPlayer = {
  /** The start number, from 1. */
  readonly number: number;
  /** In thousandths. */
  readonly points: number;
  /** The place in the standings, which `POWER` pairs by; players without one come last. */
  readonly rank?: number;
  /** 1 if the pod of the last round had more points than they, -1 if fewer: see `floatsOf`. */
  readonly float?: -1 | 0 | 1;
};

/** The algorithms with their versions. They never change, because events were paired by them. */
export type AlgorithmName = 'swiss-1';

/** The whole input of pairing a round. Plain JSON; the order of players has no effect. */
export type PairingInput = {
  readonly algorithm: AlgorithmName;
  /** The seed of the round, lower-case hex. */
  readonly seed: string;
  /** From 1. */
  readonly round: number;
  /** Total number of rounds, if known: in the last two the top counts double. */
  readonly rounds?: number;
  /**
   * The opening while no points exist: dealt as a snake by start number, or drawn (the default).
   */
  readonly opening?: 'SNAKE' | 'DRAW';
  readonly players: readonly PairingPlayer[];
  readonly former: readonly FormerRound[];
  /** Pairs that must not meet: siblings, one household. */
  readonly forbidden: Pods;
  /** Players who would rather meet others than each other: clubs, teams. */
  readonly clubs?: Pods;
  readonly podSize: PodSize;
  readonly remainder: Remainder;
  readonly remainderAt: RemainderAt;
  readonly repeats: RepeatPolicy;
  readonly mode: PairingMode;
  /** Points of the best of one round, in thousandths: the unit of all differences. */
  readonly best: number;
  /** Players who have asked for a bye, or are given one. */
  readonly byesFor?: readonly number[];
};

/** The maximum number of players of one event. */
const MOST_PLAYERS = 4_096;

/**
 * Checks an input of pairing. Callers validate it before.
 * @throws RangeError if the input is inconsistent.
 */
export function assertInput({ players, best, round, podSize, byesFor = [] }: PairingInput): void {
  const numbers = new Set(players.map(({ number }) => number));
  const { preferred, min, max } = podSize;
  const isWhole = [round, best, preferred, min, max].every((n) => Number.isSafeInteger(n) && n > 0);
  const areWhole = players.every(
    ({ number, points }) =>
      Number.isSafeInteger(number) && number > 0 && Number.isSafeInteger(points),
  );
  if (!isWhole || !areWhole) throw new RangeError('Pairing works only with whole numbers.');
  if (players.length > MOST_PLAYERS) {
    throw new RangeError(`At most ${MOST_PLAYERS} players can be paired.`);
  }
  if (numbers.size < players.length) throw new RangeError('A player is listed twice.');
  if (!byesFor.every((number) => numbers.has(number))) {
    throw new RangeError('A bye needs a player who is in the round.');
  }
  if (min < 2 || min > preferred || preferred > max || max > 6) {
    throw new RangeError('Pods must have 2 to 6 players, with the preferred size in range.');
  }
}
