import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { AccountActor } from '../../requests/actor.ts';
import type { Commit } from '../../storage/contract.ts';
import type { TournamentUpdate } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { isStaff } from '../permissions.ts';
import { isForStaff } from '../record/hidden.ts';
import { tournamentCommit, type TournamentRecord } from '../record/tournament-record.ts';
import { versionBehind, versionShown } from '../seen/versions.ts';

type Asked = { readonly first: number; readonly after?: number | undefined };

/** So many commits are read at once. */
const PAGE = 100;

/** What happened after a version, as this viewer counts them: every step that shows them anything, once and in order. */
export async function updatesOf(
  { store }: Pick<TournamentsDeps, 'store'>,
  record: TournamentRecord,
  viewer: AccountActor | undefined,
  { first, after }: Asked,
): Promise<readonly TournamentUpdate[]> {
  const staff = isStaff(record.tournament, viewer);
  const updates: TournamentUpdate[] = [];
  let behind = after === undefined ? undefined : staff ? after : versionBehind(record, after);
  while (updates.length < first) {
    const commits = await store.range(record.id, behind, PAGE);
    for (const commit of commits) {
      if (commit.version > record.version || updates.length >= first) return updates;
      const update = updateOf(record, commit, staff);
      if (update) updates.push(update);
      behind = commit.version;
    }
    if (commits.length < PAGE) return updates;
  }
  return updates;
}

/** A commit as somebody may see it; `undefined` where it tells them nothing. */
function updateOf(
  record: TournamentRecord,
  commit: Commit,
  staff: boolean,
): TournamentUpdate | undefined {
  const its = tournamentCommit(commit);
  if (its === undefined || (!staff && record.hidden.includes(its.version))) return undefined;
  const { events } = its.body;
  return {
    version: staff ? its.version : versionShown(record, its.version),
    at: its.at,
    events: staff ? events : events.filter((event) => !isForStaff(event)).map(withoutSecrets),
  };
}

/** An event without what only staff, or only its player, may read of it. */
function withoutSecrets(event: TournamentEvent): TournamentEvent {
  switch (event.type) {
    case 'ActAudited': {
      const { note: _, ...told } = event;
      return told;
    }
    case 'TournamentCreated': {
      const { code: _, ...told } = event;
      return told;
    }
    case 'TournamentUpdated': {
      const { code: _, apart: __, ...told } = event;
      return told;
    }
    case 'PlayersRegistered':
      return { ...event, players: event.players.map(({ entropy: _, ...player }) => player) };
    case 'PlayerReplaced': {
      const { entropy: _, ...told } = event;
      return told;
    }
    default:
      return event;
  }
}
