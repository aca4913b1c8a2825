import type { TournamentEvent } from '../../events/event.ts';
import type { TournamentStatus } from '../../record/tournament.ts';
import { unless, type Moment } from '../../acts/moment.ts';

const BEFORE: readonly TournamentStatus[] = ['DRAFT', 'ANNOUNCED', 'REGISTRATION', 'CHECK_IN'];

/** The statuses that lead to others, by the events that say so. */
const statuses: Readonly<Partial<Record<TournamentEvent['type'], readonly TournamentStatus[]>>> = {
  TournamentAnnounced: ['DRAFT'],
  RegistrationOpened: ['ANNOUNCED'],
  CheckInOpened: ['REGISTRATION'],
  TournamentStarted: ['REGISTRATION', 'CHECK_IN'],
  TournamentPaused: ['RUNNING'],
  TournamentResumed: ['PAUSED'],
  TournamentFinished: ['RUNNING'],
  TournamentFinalized: ['FINISHED'],
  TournamentCancelled: [...BEFORE, 'RUNNING', 'PAUSED'],
};

/** An event that changes the status comes after the one that it follows on. */
export function inOrder({ event, before: { status } }: Moment): Iterable<string> {
  const from = statuses[event.type];
  return unless(from?.includes(status) ?? true, `${event.type} cannot follow ${status}`);
}
