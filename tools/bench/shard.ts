import { createApp } from '../../services/app/app.ts';
import { ann, lengthen, type Hall } from '../../test/matches/hall.ts';
import { streamTable, underWay } from '../../test/stream/table.ts';
import { secretNumbers } from '../../test/support/secret-numbers.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import { startEmbedded } from '../embedded/database.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import type { Benchmark } from './figure.ts';

const MATCHES = 8;
const COMMITS_EACH = 40;
const WATCHERS_EACH = 5;

/**
 * Commits per second of one invocation: the throughput of a shard, because each is read by one at a
 * time.
 */
async function commitsOfShard(): Promise<number> {
  const { endpoint, close } = await startEmbedded({ table: 'bench' });
  const halls = [createClient({ endpoint }), createClient({ endpoint })].map((client): Hall => {
    const store = createStore({ client, table: 'bench' });
    const app = createApp({ store, games: [secretNumbers] });
    return { app, client, store, matches: app.matches };
  });
  const [commands, consumer] = halls as [Hall, Hall];
  try {
    const table = streamTable(commands, consumer);
    const ids = await Promise.all(Array.from({ length: MATCHES }, () => underWay(commands)));
    for (const id of ids) {
      for (let n = 0; n < WATCHERS_EACH; n += 1) await table.subscribe(id);
    }
    await table.flow();
    for (const id of ids) await lengthen(commands.matches, ann, id, COMMITS_EACH);
    const from = performance.now();
    await table.flow();
    return (MATCHES * COMMITS_EACH * 1_000) / (performance.now() - from);
  } finally {
    for (const { client } of halls) client.destroy();
    await close();
  }
}

/** The throughput of the stream consumer. It scales with shards, not with functions. */
export const shardBenchmarks: readonly Benchmark[] = [
  {
    name: 'commitsOfOneShard',
    measure: async () => ({ value: await commitsOfShard(), unit: 'commits/s', better: 'higher' }),
  },
];
