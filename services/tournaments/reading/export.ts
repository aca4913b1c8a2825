import { releaseCommit } from '../../release.ts';
import type { StandingTable, TournamentExport } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { TournamentRecord } from '../record/tournament-record.ts';
import { publicOf } from '../seen/seen.ts';
import { tableAsOf } from './table-as-of.ts';
import { updatesOf } from './updates.ts';

/**
 * All of a tournament that everybody may have, from which others can work out every figure anew. It is the same for
 * everybody: no role shows more of it.
 */
export async function exportOf(
  deps: TournamentsDeps,
  record: TournamentRecord,
): Promise<TournamentExport> {
  const tournament = publicOf(record);
  const everything = { first: Number.MAX_SAFE_INTEGER };
  const commits = await updatesOf(deps, record, undefined, everything);
  const standings = tournament.rounds.map(({ round, stage }): StandingTable =>
    tableAsOf(tournament, { stage, round }),
  );
  const commit = releaseCommit();
  const release = commit === undefined ? {} : { commit };
  return { schema: 'tournament-1', ...release, id: tournament.id, tournament, commits, standings };
}
