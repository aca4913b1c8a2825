import { createApp } from '../../services/app/app.ts';
import { setTimeout } from 'node:timers/promises';
import { attentionAfter } from '../../services/notifications/attention/episode.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import type { Store } from '../../services/platform/storage/contract.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import { startEmbedded } from '../embedded/database.ts';
import { after } from '../../services/platform/time/duration.ts';
import { median, type Benchmark } from './figure.ts';

/** Approximate duration of a call of the deployed table. */
const CALL_MS = 4;
const MATCHES = 50;
const TIMED = 25;
const UNTIMED = 5;
const HOUR_MS = 3_600_000;
const AT = '2026-03-01T12:00:00.000Z';

const ann: AccountActor = { kind: 'account', account: 'ann', roles: ['player'] };

/** Milliseconds to list the due notifications of an account with attention in fifty matches. */
async function attention(): Promise<number> {
  const { endpoint, close } = await startEmbedded({ table: 'bench' });
  const client = createClient({ endpoint });
  try {
    const store = createStore({ client, table: 'bench' });
    for (let match = 0; match < MATCHES; match += 1) await want(store, match);
    client.middlewareStack.add((next) => async (args) => {
      await setTimeout(CALL_MS);
      return next(args);
    });
    return await timeOf(store);
  } finally {
    client.destroy();
    await close();
  }
}

async function want({ attentions }: Store, match: number): Promise<void> {
  const deadline = after(AT, (1 + ((match * 7) % MATCHES)) * HOUR_MS);
  const account = { account: ann.account, seat: 'seat1', count: 1, deadline };
  const wanted = {
    matchId: `match-${String(match)}`,
    ...{ gameId: 'talisman', version: 9, at: AT, speed: 'ASYNC' as const, turn: 3 },
    accounts: [account],
  };
  const item = attentionAfter(undefined, { wanted, account, news: [], reachable: true });
  if (item === undefined) throw new TypeError('Somebody is wanted.');
  await attentions.put(item);
}

async function timeOf(store: Store): Promise<number> {
  const uses = createApp({ store, now: () => new Date(AT) }).attention;
  const times: number[] = [];
  for (let n = 0; n < UNTIMED + TIMED; n += 1) {
    const from = performance.now();
    const { items } = await uses.list(ann, { first: MATCHES });
    if (items.length !== MATCHES) throw new Error('Some are missing.');
    if (n >= UNTIMED) times.push(performance.now() - from);
  }
  return median(times);
}

/** The cost of listing an account's due notifications. */
export const attentionBenchmarks: readonly Benchmark[] = [
  {
    name: 'attention',
    measure: async () => ({ value: await attention(), unit: 'ms', better: 'lower' }),
  },
];
