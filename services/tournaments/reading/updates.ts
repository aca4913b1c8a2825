import type { AccountActor } from '../../platform/requests/actor.ts';
import type { Commit } from '../../platform/storage/contract.ts';
import type { TournamentUpdate } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { isStaff } from '../permissions.ts';
import { eventsFor, type Readers } from '../record/events-for.ts';
import { tournamentCommit, type TournamentRecord } from '../record/tournament-record.ts';
import { versionBehind, versionShown } from '../views/versions.ts';

type Asked = { readonly first: number; readonly after?: number | undefined };

/** Number of commits read at once. */
const PAGE = 100;

/**
 * The steps after a version, as this viewer counts them: every step visible to them, once and in
 * order.
 */
export const updatesOf = (
  deps: Pick<TournamentsDeps, 'store'>,
  record: TournamentRecord,
  viewer: AccountActor | undefined,
  asked: Asked,
): Promise<readonly TournamentUpdate[]> =>
  updatesFor(deps, record, isStaff(record.tournament, viewer) ? 'STAFF' : 'EVERYBODY', asked);

/** The same for a class of readers. */
export async function updatesFor(
  { store }: Pick<TournamentsDeps, 'store'>,
  record: TournamentRecord,
  readers: Readers,
  { first, after }: Asked,
): Promise<readonly TournamentUpdate[]> {
  const isCounted = readers === 'STAFF';
  const updates: TournamentUpdate[] = [];
  let behind = after === undefined ? undefined : isCounted ? after : versionBehind(record, after);
  while (updates.length < first) {
    const commits = await store.range(record.id, behind, PAGE);
    for (const commit of commits) {
      if (commit.version > record.version || updates.length >= first) return updates;
      const update = updateOf(record, commit, readers);
      if (update) updates.push(update);
      behind = commit.version;
    }
    if (commits.length < PAGE) return updates;
  }
  return updates;
}

/** A commit as its readers may see it; `undefined` if nothing of it is visible to them. */
function updateOf(
  record: TournamentRecord,
  commit: Commit,
  readers: Readers,
): TournamentUpdate | undefined {
  const its = tournamentCommit(commit);
  const isCounted = readers === 'STAFF';
  if (its === undefined || (!isCounted && record.hidden.includes(its.version))) return undefined;
  return {
    version: isCounted ? its.version : versionShown(record, its.version),
    at: its.at,
    events: eventsFor(readers, its.body.events),
  };
}
