import type { PlayedRound } from '../results.ts';
import { countedPod } from './counted-pod.ts';
import type { Scoring } from './scheme.ts';
import { thousandths } from './thousandths.ts';

/**
 * Points of the best of one round, in thousandths: the unit of all differences; by scores, the most
 * so far.
 */
export function bestOf(scoring: Scoring, rounds: readonly PlayedRound[]): number {
  switch (scoring.kind) {
    case 'WIN':
      return Math.max(1, thousandths(scoring.win));
    case 'PLACEMENT':
      return Math.max(1, ...Object.values(scoring.bySize).flat().map(thousandths));
    case 'NORMALISED':
      return 1_000;
    case 'GAME_SCORE': {
      const pods = rounds.flatMap((round) => round.pods);
      const counted = pods.flatMap((pod) => countedPod(pod, NOBODY, scoring)?.seats ?? []);
      // a loop: a field of thousands over many rounds is more than a call takes
      return counted.reduce((most, { points }) => Math.max(most, points), LEAST);
    }
  }
}

const NOBODY = { struck: new Set<number>(), lost: new Set<number>() };

/** One point: the minimum, so that small differences are not blown up. */
const LEAST = 1_000;
