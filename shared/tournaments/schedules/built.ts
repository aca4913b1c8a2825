import { roundsWithoutRepeats } from '../pairing/bounds.ts';
import { planOf, type PodSize } from '../pairing/sizes.ts';
import { constructed } from './constructed.ts';
import { evenSizes, type ScheduleRound } from './round.ts';

/** The dimensions of a round robin. */
export type ScheduleRequest = {
  /** Number of players. */
  readonly size: number;
  readonly podSize: number;
  /** Number of rounds. */
  readonly wanted: number;
};

/**
 * Version of schedules: in the first all pods are of one size, in the second smaller ones are
 * possible.
 */
export type ScheduleAlgorithm = 'round-robin-1' | 'round-robin-2';

/** The schedule algorithm in a round's report; `undefined` if the round was not scheduled. */
export const scheduledBy = ({
  algorithm,
}: {
  readonly algorithm: string;
}): ScheduleAlgorithm | undefined =>
  algorithm === 'round-robin-1' || algorithm === 'round-robin-2' ? algorithm : undefined;

type Asked = Pick<ScheduleRequest, 'size' | 'podSize'> & {
  readonly meetings: number;
  readonly rounds?: number | undefined;
};

/**
 * Number of rounds of a round robin: as given, or the most without two players meeting more often
 * than `meetings`.
 */
export const roundsWanted = ({ size, podSize, meetings, rounds }: Asked): number =>
  rounds ?? meetings * roundsWithoutRepeats(size, podSize);

/**
 * The rounds of a round robin that are built by a known construction. If they are `enough`, they
 * are the whole schedule: repeated from the start if all have met all.
 */
export function builtBy({ size, podSize, wanted }: ScheduleRequest): {
  readonly rounds: readonly ScheduleRound[];
  readonly enough: boolean;
} {
  const rounds = constructed(size, podSize, wanted);
  if (rounds.length === wanted) return { rounds, enough: true };
  if (!bringsAllTogether(rounds, size)) return { rounds, enough: false };
  const again = Array.from({ length: wanted }, (_, i) => rounds[i % rounds.length] ?? NOBODY);
  return { rounds: again, enough: true };
}

const NOBODY: ScheduleRound = { pods: [], byes: [] };

/** True if rounds without a repeat bring each two together. */
function bringsAllTogether(rounds: readonly ScheduleRound[], players: number): boolean {
  const pairs = rounds.flatMap(({ pods }) => pods.map((pod) => pod.length * (pod.length - 1)));
  return pairs.reduce((sum, each) => sum + each, 0) === players * (players - 1);
}

/** The settings of a round robin's division into pods and rounds. */
type Cut = {
  readonly size: number;
  readonly podSize: PodSize;
  readonly meetings: number;
  readonly rounds?: number | undefined;
};

/** The sizes of the pods of every round, with as few byes as possible. */
export function sizesOf(size: number, podSize: PodSize): readonly number[] {
  const { even, odd } = planOf(size, podSize, 'SMALLER');
  return [...evenSizes(even * podSize.preferred, podSize.preferred), ...odd];
}

/** Maximum factor by which byes may lengthen a schedule so that all have equally many games. */
const LONGEST = 3;

/**
 * Number of rounds of a round robin of the second version by default: the most without two players
 * meeting more often than `meetings`. If that is a single round, or pods differ in size, it is the
 * number that all need to meet all and to have equally many games.
 */
export function roundsOfAll({ size, podSize, meetings, rounds }: Cut): number {
  if (rounds !== undefined) return rounds;
  const sizes = sizesOf(size, podSize);
  const [first = size] = sizes;
  const isEven = sizes.every((each) => each === first);
  const without = isEven ? roundsWithoutRepeats(size, first) : 1;
  if (without > 1 || first === size) return meetings * without;
  const met = sizes.reduce((sum, each) => sum + (each * (each - 1)) / 2, 0);
  const byes = size - sizes.reduce((sum, each) => sum + each, 0);
  const more = byes === 0 ? (MORE[`${size}/${first}`] ?? 0) : 0;
  const needed = Math.ceil((meetings * size * (size - 1)) / 2 / met) + more;
  let even = needed;
  while ((even * byes) % size !== 0) even += 1;
  return even <= LONGEST * needed ? even : needed;
}

/**
 * Additional rounds for all to meet all beyond the bound from counting pairs, by players and the
 * size of the first pod; found by annealing.
 */
const MORE: Readonly<Record<string, number>> = {
  ...{ '6/3': 3, '7/4': 1, '8/4': 2, '10/4': 1, '11/4': 1, '12/4': 3, '13/4': 1, '14/4': 2 },
};
