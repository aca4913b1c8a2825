import { createApp } from '../../../services/app/app.ts';
import limit from 'p-limit';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { localStore } from '../../../services/local/store.ts';
import { games } from '../../games.ts';

/** Number of matches begun in parallel: waiting ones share a write to the disk. */
const AT_ONCE = 64;
/** Number of matches per host, which is limited. */
const EACH = 4;

const host = (n: number): AccountActor => ({
  kind: 'account',
  account: `host${String(Math.floor(n / EACH))}`,
  roles: ['player'],
});

/**
 * Stores this number of matches in the data folder of a later local run, each with its first
 * questions.
 */
export async function storeMatches(folder: string, many: number): Promise<void> {
  const { store, close } = await localStore(folder);
  const matches = createApp({ store, games: [...games.values()] }).matches;
  const some = limit(AT_ONCE);
  const begin = async (n: number): Promise<void> => {
    const input = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] };
    const { record } = await matches.create(host(n), input);
    await matches.start(host(n), { matchId: record.id });
  };
  await Promise.all(Array.from({ length: many }, (_, n) => some(() => begin(n))));
  await close();
}
