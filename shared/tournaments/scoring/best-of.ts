import type { PlayedRound } from '../results.ts';
import type { Scoring } from './scheme.ts';
import { thousandths } from './thousandths.ts';

/** What the best of one round gets, in thousandths: the measure of all differences; of scores, the best so far. */
export function bestOf(scoring: Scoring, rounds: readonly PlayedRound[]): number {
  switch (scoring.kind) {
    case 'WIN':
      return Math.max(1, thousandths(scoring.win));
    case 'PLACEMENT':
      return Math.max(1, ...Object.values(scoring.bySize).flat().map(thousandths));
    case 'NORMALISED':
      return 1_000;
    case 'GAME_SCORE': {
      const scores = rounds.flatMap(({ pods }) =>
        pods.flatMap(({ places = [] }) => places.map(({ score = 0 }) => score)),
      );
      return Math.max(1, ...scores) * (scoring.measure === 'SHARE_OF_POD' ? 1 : 1_000);
    }
  }
}
