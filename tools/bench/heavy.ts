import { createApp } from '../../services/app/app.ts';
import { randomBytes } from 'node:crypto';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import { startEmbedded } from '../embedded/database.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import type { Store } from '../../services/platform/storage/contract.ts';
import { games } from '../games.ts';
import { median, type Benchmark } from './figure.ts';

/** Number of times the seat changes its auto-responses, and number of lists to choose from. */
const TIMES = 256;
const LISTS = 4;
const LOOKS = 9;

const [host, other] = ['ann', 'bob'].map((account): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player'],
})) as [AccountActor, AccountActor];

/** 14 KB that can't be compressed. */
const heavyList = () =>
  Array.from({ length: 50 }, () => ({ kind: '*', choose: [randomBytes(180).toString('base64')] }));

const hall = (store: Store) => createApp({ store, games: [...games.values()] }).matches;

/**
 * Plays a match of two in which the host has changed their auto-responses this often; returns its
 * id.
 */
async function matchWith(store: Store, changes: number): Promise<string> {
  const matches = hall(store);
  const { record } = await matches.create(host, { gameId: 'talisman', seats: 2 });
  const matchId = record.id;
  await matches.join(other, { matchId });
  await matches.start(host, { matchId });
  const lists = Array.from({ length: LISTS }, heavyList);
  for (let n = 0; n < changes; n += 1) {
    await matches.setStandingOrders(host, { matchId, orders: lists[n % LISTS] ?? [] });
  }
  return matchId;
}

/** Milliseconds for a process without the match in memory to show it to the other seat. */
async function coldLook(store: Store, matchId: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < LOOKS; n += 1) {
    const matches = hall(store);
    const from = performance.now();
    await matches.find(other, matchId);
    times.push(performance.now() - from);
  }
  return median(times);
}

async function heavyOrders(): Promise<number> {
  const { endpoint, close } = await startEmbedded({ table: 'bench' });
  const client = createClient({ endpoint });
  try {
    const store = createStore({ client, table: 'bench' });
    const [light, heavy] = [await matchWith(store, 0), await matchWith(store, TIMES)];
    await coldLook(store, light);
    return (await coldLook(store, heavy)) / (await coldLook(store, light));
  } finally {
    client.destroy();
    await close();
  }
}

/** The cost for other seats of one that makes its match heavy. */
export const heavyBenchmarks: readonly Benchmark[] = [
  {
    name: 'coldLookByHeavyOrders',
    measure: async () => ({ value: await heavyOrders(), unit: 'times', better: 'lower' }),
  },
];
