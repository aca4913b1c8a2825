import { isIn } from '../../../shared/tournaments/record/queries.ts';
import type {
  Tournament,
  TournamentStatus,
} from '../../../shared/tournaments/record/tournament.ts';
import { limitsOf, type TimeControl } from '../../matches/terms/time-control.ts';
import type { PublicList, Summary } from '../../platform/storage/contract.ts';
import type { TournamentSummary } from '../contract.ts';
import { publicOf } from '../views/tournament-view.ts';
import type { TournamentRecord } from '../record/tournament-record.ts';

const lists: Readonly<Partial<Record<TournamentStatus, PublicList>>> = {
  ANNOUNCED: 'open',
  REGISTRATION: 'open',
  CHECK_IN: 'open',
  RUNNING: 'running',
  PAUSED: 'running',
  FINISHED: 'finished',
  FINAL: 'finished',
};

/** True if a tournament has no more automatic steps. */
const isDone = (status: TournamentStatus): boolean => status === 'FINAL' || status === 'CANCELLED';

/** True if it has automatic steps, or is cancelled and still has running matches. */
const isDirected = ({ status, rounds }: Tournament): boolean =>
  status === 'CANCELLED'
    ? rounds.some(({ pods }) => pods.some((pod) => pod.status === 'RUNNING'))
    : status !== 'DRAFT' && status !== 'FINAL';

/** The summary of a tournament for lists: its public content. */
export function summaryOf(record: TournamentRecord): Summary {
  const { tournament, id: stream, version } = record;
  const { id, name, status, visibility, createdAt, regulations, players } = tournament;
  const { game, language, registration, startsAt, timeControl, rated } = regulations;
  const on = visibility === 'PUBLIC' ? lists[status] : undefined;
  const data: TournamentSummary = {
    ...{ id, name, gameId: game.id, status, visibility, createdAt },
    players: players.filter(isIn).length,
    cap: registration.cap,
    ...(startsAt !== undefined && { startsAt }),
    updatedAt: publicOf(record).updatedAt,
  };
  return {
    ...{ stream, version, kind: game.id, data },
    speed: limitsOf(timeControl as TimeControl).speed,
    ...(language !== undefined && { language }),
    ...(rated && { rated: true }),
    members: [],
    ...(isDone(status) && { over: true }),
    ...(on && { tournament: { on, since: createdAt } }),
    ...(isDirected(tournament) && { played: { by: 'director', since: createdAt } }),
  };
}
