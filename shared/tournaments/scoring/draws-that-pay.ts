import type { Scoring } from './scheme.ts';
import { thousandths } from './thousandths.ts';

/** Whether a pod of this size has more to share if all its seats draw than if one of them wins. */
export const drawsPay = (scoring: Scoring, size: number): boolean =>
  scoring.kind === 'WIN' && thousandths(scoring.draw) * size > thousandths(scoring.win);
