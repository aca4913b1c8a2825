import { playsIn } from '../../shared/tournaments/record/queries.ts';
import type { AccountActor, TournamentAccess } from '../platform/requests/actor.ts';
import type { EventStore } from '../platform/storage/contract.ts';
import { mayFind, rolesOf } from './permissions.ts';
import { createReader } from './reading/reader.ts';

const ROOM = 16 * 1024 * 1024;

/**
 * The access of accounts to tournaments, for their matches: their roles, and whether they play or
 * may know of it.
 */
export function loadTournamentAccess(
  store: EventStore,
  room: number = ROOM,
): (tournament: string, account: string) => Promise<TournamentAccess> {
  const reader = createReader({ store, room });
  return async (id, account) => {
    const who: AccountActor = { kind: 'account', account, roles: [] };
    const record = await reader.find(id);
    if (record === undefined) return { roles: [], plays: false, mayFind: false };
    const { tournament } = record;
    return {
      roles: settling(rolesOf(tournament, who)),
      plays: playsIn(tournament, account),
      mayFind: mayFind(tournament, who),
    };
  };
}

/** Adds the role of arbiter to owners, who rule in their own tournaments. */
const settling = (roles: TournamentAccess['roles']): TournamentAccess['roles'] =>
  roles.includes('OWNER') && !roles.includes('ARBITER') ? [...roles, 'ARBITER'] : roles;
