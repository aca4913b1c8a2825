import type { CountedPod } from './counted-pod.ts';
import type { Scoring } from './scheme.ts';
import { thousandths } from './thousandths.ts';

/**
 * Points of a win in a scheme, in thousandths, which is the default for a bye. By places it is the
 * least that any size of pod pays its first; by scores the mean of the best of the round's pods,
 * rounded down, and 0 as long as no pod is resolved.
 */
export function winOf(scoring: Scoring, pods: readonly CountedPod[]): number {
  switch (scoring.kind) {
    case 'WIN':
      return thousandths(scoring.win);
    case 'PLACEMENT':
      return Math.min(...Object.values(scoring.bySize).map(([first = 0]) => thousandths(first)));
    case 'NORMALISED':
      return 1_000;
    case 'GAME_SCORE': {
      const best = pods.map(({ seats }) => Math.max(...seats.map(({ points }) => points)));
      return Math.floor(best.reduce((all, each) => all + each, 0) / Math.max(1, best.length));
    }
  }
}
