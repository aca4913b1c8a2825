import type { CountedPod } from './counted-pod.ts';
import type { Scoring } from './scheme.ts';
import { thousandths } from './thousandths.ts';

/**
 * What a scheme gives for a win, in thousandths: a bye is worth as much where nothing else is laid down. By
 * places it is the least that any pod has for its first; by scores the mean of what the best of the round's pods
 * got, rounded down, and nothing as long as no pod is resolved.
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
