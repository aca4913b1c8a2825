import { roundsWithoutRepeats } from '../pairing/bounds.ts';
import { constructed } from './constructed.ts';
import type { Round } from './round.ts';

/** How a round robin is to be. */
export type Wish = {
  /** How many play. */
  readonly size: number;
  readonly podSize: number;
  /** How many rounds. */
  readonly wanted: number;
};

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
