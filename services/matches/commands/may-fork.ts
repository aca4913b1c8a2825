import { refusal } from '../../platform/requests/refusal.ts';
import type { Lobby } from '../record/match-record.ts';
import { closingOf } from '../record/play.ts';
import { isOver } from '../record/seats.ts';
import { findRefusal } from '../session/refusals.ts';
import type { Action } from './match-command.ts';

/**
 * Forking a match: refused to an actor who may not know of it; to everyone until it is over, or if
 * no one played it.
 */
export const forkMatchAction: Action = {
  scope: 'play',
  inAnalysis: false,
  inPod: true,
  check({ record }, actor) {
    const hidden = findRefusal(record, actor);
    if (hidden) return hidden;
    if (!isOver(record)) return refusal('FORBIDDEN', 'You can analyze a match only after it ends.');
    if (record.origin) {
      const { matchId } = record.origin;
      return refusal(
        'FORBIDDEN',
        `This match is already an analysis. Start a new one from match ${matchId}.`,
      );
    }
    return wasPlayed(record) ? undefined : refusal('FORBIDDEN', 'This match was never played.');
  },
};

/** Whether a match that is over had started. */
const wasPlayed = (record: Lobby): boolean =>
  record.status === 'FINISHED' || closingOf(record) !== undefined;
