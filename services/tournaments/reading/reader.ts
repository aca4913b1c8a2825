import { ID } from '../../../shared/engine/fairness/base32.ts';
import { recent } from '../../platform/recent.ts';
import { sizeOnce } from '../../platform/size-in-memory.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import { folded, noTournament, readTournament } from '../aggregate.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { TournamentRecord } from '../record/tournament-record.ts';

/** Reads tournaments, and caches the latest ones in memory. */
export type Reader = {
  /** The present record; `undefined` if there is none. One small query if it is cached. */
  find(id: string): Promise<TournamentRecord | undefined>;
  /** The present record; refused if there is none. */
  latest(id: string): Promise<TournamentRecord>;
};

/** Maximum number of commits by which a cached record may be behind before it is reloaded. */
const FEW = 32;

export function createReader({ store, room }: Pick<TournamentsDeps, 'store' | 'room'>): Reader {
  const known = recent<TournamentRecord>(room, sizeOnce);

  const find: Reader['find'] = async (id) => {
    if (!ID.test(id)) return undefined;
    const stream = tournamentStream(id);
    const before = known.get(stream);
    const since = before && (await store.range(stream, before.version, FEW + 1));
    if (before && since && since.length <= FEW) {
      const record = folded(before, since) ?? before;
      if (record !== before) known.put(stream, record);
      return record;
    }
    const found = await readTournament(store, stream);
    if (found) known.put(stream, found.record);
    return found?.record;
  };

  return { find, latest: async (id) => (await find(id)) ?? noTournament() };
}
