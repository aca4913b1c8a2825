import { createApp, type App } from '../../services/app/app.ts';
import { setTimeout } from 'node:timers/promises';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import type { Store } from '../../services/platform/storage/contract.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import { startEmbedded } from '../embedded/database.ts';
import { createDue } from '../../services/workers/timers/due.ts';
import { games } from '../games.ts';
import { median, type Benchmark } from './figure.ts';

/** Approximate duration of a call of the deployed table. */
const CALL_MS = 4;
const TIMED = 15;
const UNTIMED = 5;
const DAY_MS = 24 * 3_600_000;

const people = ['ann', 'bob', 'cid', 'dan'].map((account): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player'],
}));

/**
 * Milliseconds of one wake-up of Talisman in a process without the match in memory: the clock
 * answers for a late player, and the next wake-up is set.
 */
async function expiry(): Promise<number> {
  const { endpoint, close } = await startEmbedded({ table: 'bench' });
  const client = createClient({ endpoint });
  client.middlewareStack.add((next) => async (args) => {
    await setTimeout(CALL_MS);
    return next(args);
  });
  try {
    return await timesOf(createStore({ client, table: 'bench' }));
  } finally {
    client.destroy();
    await close();
  }
}

async function timesOf(store: Store): Promise<number> {
  let time = Date.now();
  const now = () => new Date(time);
  const hall = () => createApp({ store, games: [...games.values()], now }).matches;
  const stream = await startedIn(hall());
  const log = {
    error(message: string): never {
      throw new Error(message);
    },
  };
  const times: number[] = [];
  for (let n = 0; n < UNTIMED + TIMED; n += 1) {
    const matches = hall();
    time += 2 * DAY_MS;
    const at = now().toISOString();
    const lags: number[] = [];
    const seeTo = createDue({
      ...{ matches, wakeUps: store.wakeUps, now, log },
      expired: (lag) => lags.push(lag),
    });
    const from = performance.now();
    await seeTo({ stream, at });
    const took = performance.now() - from;
    if (lags.length === 0) throw new Error('Nothing expired.');
    if (n >= UNTIMED) times.push(took);
  }
  return median(times);
}

async function startedIn(matches: App['matches']): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new TypeError('Somebody plays.');
  const { record } = await matches.create(host, {
    gameId: 'talisman',
    seats: people.length,
    timeControl: { preset: 'async-1d' },
    // no one becomes absent, so that each expiry is one of the clock's
    absence: { absentAfter: 10 },
  });
  const matchId = record.id;
  for (const other of others) await matches.join(other, { matchId });
  await matches.start(host, { matchId });
  return matchId;
}

/** The cost of answering for a player whose time is up. */
export const expiryBenchmarks: readonly Benchmark[] = [
  {
    name: 'expiry',
    measure: async () => ({ value: await expiry(), unit: 'ms', better: 'lower' }),
  },
];
