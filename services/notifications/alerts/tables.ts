import { seatRefusal } from '../../matches/seating/may-sit.ts';
import type { Matches } from '../../matches/contract.ts';
import type { Opening } from '../../matches/seating/opening.ts';
import { limitsOf } from '../../matches/terms/time-control.ts';
import { languagesOf } from '../../platform/requests/language.ts';
import type { Commit } from '../../platform/storage/contract.ts';

type Parts = {
  readonly announce: (opening: Opening) => Promise<void>;
  readonly matches: Pick<Matches, 'find' | 'lobby'>;
};

/**
 * Creates the callback for commits of matches that announces each public table with a free seat, as
 * it opens. Costs nothing for any other commit.
 */
export const announcingTables =
  ({ announce, matches }: Parts) =>
  async ({ stream, version }: Pick<Commit, 'stream' | 'version'>): Promise<void> => {
    if (version !== 0) return;
    const table = await matches.lobby(stream, version);
    if (table?.visibility !== 'PUBLIC' || table.status !== 'OPEN' || table.pod) return;
    if (table.seats.every(({ holder }) => holder !== undefined)) return;
    await announce({
      ...{ id: stream, matchId: stream, type: 'lobby.table.opened', gameId: table.gameId },
      ...{ by: table.host, speed: table.timeControl && limitsOf(table.timeControl).speed },
      async admits(comer, profile) {
        const viewer = { kind: 'account', roles: ['player'], ...comer } as const;
        const [locale] = languagesOf([profile?.locale ?? '']);
        const match = await matches.find({ ...viewer, ...(locale && { locale }) }, stream);
        if (match?.record.status !== 'OPEN') return false;
        const { record, unmet } = match;
        const isFree = record.seats.some(({ holder }) => holder === undefined);
        return (
          isFree && seatRefusal('join', { table: record, comer, facts: { unmet } }) === undefined
        );
      },
    });
  };
