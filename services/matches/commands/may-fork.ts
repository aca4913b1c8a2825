import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkMayFind } from '../session/guards.ts';
import type { Lobby } from '../record/match-record.ts';
import { isOver } from '../record/seats.ts';
import { closingOf } from '../record/play.ts';

/**
 * Refuses an actor who may not know of the match; refuses everyone until it is over, or if no one
 * played it.
 */
export function checkMayFork(source: Lobby, actor: AccountActor): void {
  checkMayFind(source, actor);
  if (!isOver(source)) refuse('FORBIDDEN', 'You can analyze a match only after it ends.');
  if (source.origin) {
    const { matchId } = source.origin;
    refuse(
      'FORBIDDEN',
      `This match is already an analysis. Start a new one from match ${matchId}.`,
    );
  }
  if (!wasPlayed(source)) refuse('FORBIDDEN', 'This match was never played.');
}

/** Whether a match that is over had started. */
const wasPlayed = (record: Lobby): boolean =>
  record.status === 'FINISHED' || closingOf(record) !== undefined;
