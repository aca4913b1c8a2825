import { refusal } from '../../platform/requests/refusal.ts';
import { after } from '../../platform/time/duration.ts';
import { isOver } from '../record/seats.ts';
import { seatlessRefusal } from '../session/refusals.ts';
import type { Action } from './match-command.ts';

const DAY_MS = 24 * 3_600_000;

/** A rematch: refused to an actor who did not play the match, and to everyone a day after its end. */
export const rematchAction: Action = {
  scope: 'play',
  inAnalysis: false,
  inPod: false,
  check({ record, at }, actor) {
    const seatless = seatlessRefusal(record, actor);
    if (seatless) return seatless;
    if (!isOver(record)) return refusal('MATCH_NOT_RUNNING', "The match isn't over yet.");
    return after(record.updatedAt, DAY_MS) > at
      ? undefined
      : refusal('FORBIDDEN', 'The match ended more than a day ago. Create a new table instead.');
  },
};
