import type { AccountActor } from '../../platform/requests/actor.ts';
import { noTournament } from '../aggregate.ts';
import { mayFind } from '../permissions.ts';
import type { TournamentRecord } from '../record/tournament-record.ts';

/** The record, for those who may know of it; to others there is no such tournament. */
export const checkMayFind = (
  record: TournamentRecord,
  viewer: AccountActor | undefined,
): TournamentRecord => (mayFind(record.tournament, viewer) ? record : noTournament());
