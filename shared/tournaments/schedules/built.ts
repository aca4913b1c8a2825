import { roundsWithoutRepeats } from '../pairing/bounds.ts';
import { planOf, type PodSize } from '../pairing/sizes.ts';
import { constructed } from './constructed.ts';
import { evenSizes, type Round } from './round.ts';

/** How a round robin is to be. */
export type Wish = {
  /** How many play. */
  readonly size: number;
  readonly podSize: number;
  /** How many rounds. */
  readonly wanted: number;
};

/** How schedules are drawn: by the first way pods are all of one size, by the second also of smaller ones. */
export type ScheduleAlgorithm = 'round-robin-1' | 'round-robin-2';

/** The algorithm that a round was scheduled by, of its report; `undefined` where it was drawn otherwise. */
export const scheduledBy = ({
  algorithm,
}: {
  readonly algorithm: string;
}): ScheduleAlgorithm | undefined =>
  algorithm === 'round-robin-1' || algorithm === 'round-robin-2' ? algorithm : undefined;

type Asked = Pick<Wish, 'size' | 'podSize'> & {
  readonly meetings: number;
  readonly rounds?: number | undefined;
};

/** How many rounds a round robin has: as many as are said, or as may be without that two meet more often than they are to. */
export const roundsWanted = ({ size, podSize, meetings, rounds }: Asked): number =>
  rounds ?? meetings * roundsWithoutRepeats(size, podSize);

/**
 * The rounds of a round robin that are built by rule, as far as such are known; and, where these are `enough`, all of
 * it: once more from the start where they bring everybody together.
 */
export function builtBy({ size, podSize, wanted }: Wish): {
  readonly rounds: readonly Round[];
  readonly enough: boolean;
} {
  const rounds = constructed(size, podSize, wanted);
  if (rounds.length === wanted) return { rounds, enough: true };
  if (!bringsAllTogether(rounds, size)) return { rounds, enough: false };
  const again = Array.from({ length: wanted }, (_, i) => rounds[i % rounds.length] ?? NOBODY);
  return { rounds: again, enough: true };
}

const NOBODY: Round = { pods: [], byes: [] };

/** Whether rounds without a repeat bring each two together. */
function bringsAllTogether(rounds: readonly Round[], players: number): boolean {
  const pairs = rounds.flatMap(({ pods }) => pods.map((pod) => pod.length * (pod.length - 1)));
  return pairs.reduce((sum, each) => sum + each, 0) === players * (players - 1);
}

/** What a round robin is cut by. */
type Cut = {
  readonly size: number;
  readonly podSize: PodSize;
  readonly meetings: number;
  readonly rounds?: number | undefined;
};

/** The sizes of the pods of every round: as few players as can be have byes. */
export function sizesOf(size: number, podSize: PodSize): readonly number[] {
  const { even, odd } = planOf(size, podSize, 'SMALLER');
  return [...evenSizes(even * podSize.preferred, podSize.preferred), ...odd];
}

/** How often byes may lengthen a schedule that everybody is to have as many games in. */
const LONGEST = 3;

/**
 * How many rounds a round robin of the second kind has where nothing is said: as many as may be without that two meet
 * more often than they are to; where that is a single round, or pods are of several sizes, as many as everybody needs to
 * meet everybody, and to have as many games.
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
 * Rounds that everybody needs to meet everybody beyond what counting pairs says, by players and the size of the first
 * pod: as annealing finds them.
 */
const MORE: Readonly<Record<string, number>> = {
  ...{ '6/3': 3, '7/4': 1, '8/4': 2, '10/4': 1, '11/4': 1, '12/4': 3, '13/4': 1, '14/4': 2 },
};
