import { createApp } from '../../../services/app/app.ts';
import { createDirector, type Director } from '../../../services/tournaments/directing/director.ts';
import type { Commit } from '../../../services/platform/storage/contract.ts';
import { createStore } from '../../../services/platform/storage/store.ts';
import { podNewsFrom } from '../../../services/tournaments/pod-news.ts';
import { bytesFrom } from '../../support/chance.ts';
import type { TestTable } from '../../support/stores.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import type { Clock } from './event.ts';

/**
 * A process with tournaments, their matches and a director, on a table: `called` lists the commits
 * of matches that call for the director, which `settle` delivers to it.
 * @param seed of all that it draws
 */
export function processOn(
  { connect, table }: Pick<TestTable, 'connect' | 'table'>,
  now: Clock,
  seed: string,
) {
  const client = connect();
  const stored = createStore({ client, table });
  const called: Commit[] = [];
  const events = {
    ...stored.events,
    async append(commit: Commit) {
      const outcome = await stored.events.append(commit);
      if (outcome === 'stored' && commit.calls?.includes('result')) called.push(commit);
      return outcome;
    },
  };
  const store = { ...stored, events };
  const { matches, tournaments } = createApp({
    ...{ games: [secretNumbers], now, store },
    random: bytesFrom(seed),
  });
  const director: Director = createDirector({
    directing: tournaments,
    podNews: podNewsFrom(matches),
    inboxes: store.inboxes,
    queue: { send: async (work) => Promise.all(work.map(director.work)).then(() => undefined) },
    tell: async () => undefined,
  });
  /** Does what the stream and the clock would have done by now. */
  const settle = async (id: string): Promise<void> => {
    for (let round = 0; round < 6; round += 1) {
      for (const commit of called.splice(0)) await director.tell(commit);
      await director.fold(id);
      await director.wake(id);
      await director.direct(id);
    }
  };
  return { client, store, matches, tournaments, director, called, settle };
}
