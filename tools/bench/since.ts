import { createApp } from '../../services/app/app.ts';
import { randomUUID } from 'node:crypto';
import type { Matches } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import type { Store } from '../../services/platform/storage/contract.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import { startEmbedded } from '../embedded/database.ts';
import { games } from '../games.ts';
import { botLuck } from '../luck.ts';
import { median, type Benchmark } from './figure.ts';

/** Number of versions in one recap. */
const VERSIONS = 500;
const LOOKS = 9;

const people = ['ann', 'bob', 'cid', 'dan'].map((account): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player'],
}));

const hall = (store: Store) => createApp({ store, games: [...games.values()] }).matches;

/**
 * Milliseconds for a recap of 500 versions of Talisman, in a process with or without the match in
 * memory.
 */
async function since(isWarm: boolean): Promise<number> {
  const { endpoint, close } = await startEmbedded({ table: 'bench' });
  const client = createClient({ endpoint });
  try {
    const store = createStore({ client, table: 'bench' });
    const matchId = await played(hall(store));
    const told = hall(store);
    const times: number[] = [];
    for (let n = 0; n <= LOOKS; n += 1) {
      const matches = isWarm ? told : hall(store);
      const from = performance.now();
      const { to } = await matches.since(people[0], matchId, 0);
      if (to !== VERSIONS) throw new Error(`It tells of ${String(to)} versions.`);
      if (n > 0) times.push(performance.now() - from);
    }
    return median(times);
  } finally {
    client.destroy();
    await close();
  }
}

/** A match that four bots have played to this number of versions. */
async function played(matches: Matches): Promise<string> {
  const [host, ...others] = people;
  const bot = games.get('talisman')?.bots['greedy'];
  if (host === undefined || bot === undefined) throw new TypeError('Somebody plays.');
  const { record } = await matches.create(host, { gameId: 'talisman', seats: people.length });
  const matchId = record.id;
  for (const other of others) await matches.join(other, { matchId });
  let { version } = (await matches.start(host, { matchId })).record;
  const chance = botLuck('since');
  while (version < VERSIONS) {
    for (const who of people) {
      const seen = await matches.find(who, matchId);
      const question = seen?.questions.find(({ answered }) => !answered);
      if (!seen?.seat || question === undefined) continue;
      const choose = bot({ seat: seen.seat, question, view: seen.view, chance });
      const command = { matchId, questionId: question.id, choose, commandId: randomUUID() };
      ({ version } = await matches.answer(who, command));
    }
  }
  return matchId;
}

/** The cost of a recap of missed versions. */
export const sinceBenchmarks: readonly Benchmark[] = [
  ['sinceWarm', true] as const,
  ['sinceCold', false] as const,
].map(([name, isWarm]) => ({
  name,
  measure: async () => ({ value: await since(isWarm), unit: 'ms', better: 'lower' as const }),
}));
