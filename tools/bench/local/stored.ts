import limit from 'p-limit';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { localStore } from '../../../services/local/store.ts';
import { matchesOn } from '../../../services/matches/on-store.ts';
import { games } from '../../games.ts';

/** As many as are begun side by side: those that wait share a write to the disk. */
const AT_ONCE = 64;
/** As many as one account hosts: nobody may host many at once. */
const EACH = 4;

const host = (n: number): AccountActor => ({
  kind: 'account',
  account: `host${String(Math.floor(n / EACH))}`,
  roles: ['player'],
});

/** Stores so many matches in a folder that a local run then has its data in, each with its first questions. */
export async function storeMatches(folder: string, many: number): Promise<void> {
  const { store, close } = await localStore(folder);
  const matches = matchesOn(store, [...games.values()]);
  const some = limit(AT_ONCE);
  const begin = async (n: number): Promise<void> => {
    const input = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] };
    const { record } = await matches.create(host(n), input);
    await matches.start(host(n), { matchId: record.id });
  };
  await Promise.all(Array.from({ length: many }, (_, n) => some(() => begin(n))));
  await close();
}
