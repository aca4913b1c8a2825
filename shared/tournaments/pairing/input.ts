import type { PodSize, Remainder } from './sizes.ts';

/** By what players come together: by points, by rank in sequence, or by chance alone. */
export type PairingMode = 'SWISS' | 'POWER' | 'RANDOM';

/** What it weighs that two who have met meet again. */
export type RepeatPolicy = 'NEVER' | 'MINIMISE' | 'SOFT' | 'IGNORE';

/** Among whom pods of another than the preferred size lie: those of low rank, of high rank, or all. */
export type RemainderAt = 'LOW' | 'HIGH' | 'SPREAD';

/** Who sits together, by start number; in a round that was played, in the order of their seats. */
export type Pods = readonly (readonly number[])[];

/** A round that was played, or given up: who sat together and who had a bye. */
export type FormerRound = { readonly pods: Pods; readonly byes: readonly number[] };

/** Somebody who is to play in this round, or has a bye. */
export type PairingPlayer = {
  /** The start number, from 1. */
  readonly number: number;
  /** In thousandths. */
  readonly points: number;
  /** The place in the standings, which `POWER` goes by; whoever has none comes last. */
  readonly rank?: number;
  /** Whether the pod of the last round had more points (1) or fewer (-1) than they: see `floatsOf`. */
  readonly float?: -1 | 0 | 1;
};

/** The algorithms there are, each with its version: those that events were paired by stay as they are. */
export type AlgorithmName = 'swiss-1';

/** All that the pairing of a round follows from. Plain JSON; the order of players says nothing. */
export type PairingInput = {
  readonly algorithm: AlgorithmName;
  /** The seed of the round, lower-case hex. */
  readonly seed: string;
  /** From 1. */
  readonly round: number;
  /** How many rounds there will be, where that is known: in the last two the top counts double. */
  readonly rounds?: number;
  /** How the first round is made where no points tell: dealt as a snake by start number, or drawn (the default). */
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
  /** What the best of one round gets, in thousandths: the measure of all differences. */
  readonly best: number;
  /** Who has asked for a bye, or is given one. */
  readonly byesFor?: readonly number[];
};

/** As many players as one event may have. */
const MOST_PLAYERS = 4_096;

/** @throws RangeError where an input of pairing says what makes no sense; whoever hands it in has looked before. */
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
