import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { StoredPlay } from '../../platform/storage/contract.ts';
import type { TournamentRecord } from '../record/tournament-record.ts';

/** The accounts whose part in a tournament an event changes. */
function accountsIn(event: TournamentEvent, { players }: Tournament): readonly string[] {
  switch (event.type) {
    case 'TournamentCreated':
      return [event.owner];
    case 'RoleSet':
      return [event.account];
    case 'PlayersRegistered':
      return event.players.map(({ account }) => account);
    case 'PlayersUnregistered':
      return event.accounts;
    case 'PlayerReplaced': {
      const player = players.find(({ number }) => number === event.number);
      return [event.by, ...(player?.before ?? [])];
    }
    default:
      return [];
  }
}

/** The part of an account in a tournament, for its own list. */
function partOf(tournament: Tournament, account: string): string {
  if (tournament.owner === account) return 'OWNER';
  if (tournament.roles[account] !== undefined) return 'STAFF';
  return playerBy(tournament, account) ? 'PLAYER' : FORMER;
}

/** The part of an account that is no longer in a tournament. */
export const FORMER = 'GONE';

/** The changed parts of accounts, after these events. */
export function playsIn(
  { tournament, version }: TournamentRecord,
  events: readonly TournamentEvent[],
): ReadonlyMap<string, StoredPlay> {
  const touched = new Set(events.flatMap((event) => accountsIn(event, tournament)));
  const { id, createdAt: begun } = tournament;
  return new Map(
    [...touched].map((account) => [
      account,
      { tournament: id, begun, version, as: partOf(tournament, account), since: begun },
    ]),
  );
}
