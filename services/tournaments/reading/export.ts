import { releaseCommit } from '../../platform/release.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { StandingTable, TournamentExport } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { isStaff } from '../permissions.ts';
import type { TournamentRecord } from '../record/tournament-record.ts';
import { checkableOf, publicOf } from '../views/tournament-view.ts';
import { tableAsOf } from './table-as-of.ts';
import { updatesFor } from './updates.ts';

/**
 * Exports everything public of a tournament, from which others can recompute every figure. For its staff it adds the
 * pairs that rounds keep apart and the salts of the commitments to them.
 */
export async function exportOf(
  deps: TournamentsDeps,
  record: TournamentRecord,
  viewer: AccountActor | undefined,
): Promise<TournamentExport> {
  const staff = isStaff(record.tournament, viewer);
  const tournament = staff ? checkableOf(record) : publicOf(record);
  const everything = { first: Number.MAX_SAFE_INTEGER };
  const commits = await updatesFor(deps, record, staff ? 'CHECKERS' : 'EVERYBODY', everything);
  const standings = tournament.rounds.map(({ round, stage }): StandingTable =>
    tableAsOf(tournament, { stage, round }),
  );
  const commit = releaseCommit();
  const release = commit === undefined ? {} : { commit };
  return { schema: 'tournament-1', ...release, id: tournament.id, tournament, commits, standings };
}
