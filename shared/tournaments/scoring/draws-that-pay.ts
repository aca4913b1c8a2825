import type { Scoring } from './scheme.ts';
import { thousandths } from './thousandths.ts';

/**
 * True if a pod of this size gets more points in all when all its seats draw than when one of them
 * wins.
 */
export const drawsPay = (scoring: Scoring, size: number): boolean =>
  scoring.kind === 'WIN' && thousandths(scoring.draw) * size > thousandths(scoring.win);
