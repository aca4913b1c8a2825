import type { AccountActor } from '../platform/requests/actor.ts';
import type { EventStore } from '../platform/storage/contract.ts';
import type { TournamentUpdate } from './contract.ts';
import { isStaff, mayFind } from './permissions.ts';
import { createReader } from './reading/reader.ts';
import { updatesOf } from './reading/updates.ts';

const ROOM = 16 * 1024 * 1024;
/** Maximum number of steps sent at once; the rest follow in the next batch. */
const MOST = 500;

type Viewer = AccountActor | undefined;

/** Tournaments for their followers. Requires no secret. */
export function followedTournaments(store: EventStore, room: number = ROOM) {
  const reader = createReader({ store, room });

  return {
    maySee: async (viewer: Viewer, id: string): Promise<boolean> => {
      const record = await reader.find(id);
      return record !== undefined && mayFind(record.tournament, viewer);
    },

    /** The audience of a viewer: all staff see the same, and so do all others who may find it. */
    async audience(id: string) {
      const record = await reader.find(id);
      return (viewer: Viewer): string | undefined => {
        if (record === undefined || !mayFind(record.tournament, viewer)) return undefined;
        return isStaff(record.tournament, viewer) ? 'staff' : 'everybody';
      };
    },

    async updatesSince(
      viewer: Viewer,
      id: string,
      after: number | undefined,
    ): Promise<readonly TournamentUpdate[] | undefined> {
      const record = await reader.find(id);
      if (record === undefined || !mayFind(record.tournament, viewer)) return undefined;
      return updatesOf({ store }, record, viewer, { first: MOST, after });
    },
  };
}
