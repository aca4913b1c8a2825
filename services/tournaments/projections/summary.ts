import { isIn } from '../../../shared/tournaments/record/queries.ts';
import type {
  TournamentStatus,
  TournamentVisibility,
} from '../../../shared/tournaments/record/tournament.ts';
import { limitsOf, type TimeControl } from '../../matches/clocks/time-control.ts';
import type { PublicList, Summary } from '../../storage/contract.ts';
import { publicOf } from '../seen/seen.ts';
import type { TournamentRecord } from '../record/tournament-record.ts';

/** A tournament as lists show it. */
export type TournamentSummary = {
  readonly id: string;
  readonly name: string;
  readonly gameId: string;
  readonly status: TournamentStatus;
  readonly visibility: TournamentVisibility;
  /** How many have a place. */
  readonly players: number;
  readonly cap: number;
  readonly startsAt?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};

const lists: Readonly<Partial<Record<TournamentStatus, PublicList>>> = {
  ANNOUNCED: 'open',
  REGISTRATION: 'open',
  CHECK_IN: 'open',
  RUNNING: 'running',
  PAUSED: 'running',
  FINISHED: 'finished',
  FINAL: 'finished',
};

/** Whether nothing more happens in it by itself. */
const isDone = (status: TournamentStatus): boolean => status === 'FINAL' || status === 'CANCELLED';

/** The summary of a tournament for lists: what everybody may see of it. */
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
    ...(!isDone(status) && status !== 'DRAFT' && { played: { by: 'director', since: createdAt } }),
  };
}
