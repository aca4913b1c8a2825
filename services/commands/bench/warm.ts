import { randomUUID } from 'node:crypto';
import type { AccountActor, Matches } from '../../matches/contract.ts';
import { matchesOn } from '../../matches/on-store.ts';
import { createClient } from '../../storage/client.ts';
import { startEmbedded } from '../../storage/embedded.ts';
import { createStore } from '../../storage/store.ts';
import { botLuck } from '../luck.ts';
import { games } from '../games.ts';
import { median, type Benchmark } from './figure.ts';

const ANSWERS = 30;
const [ann, bob]: readonly AccountActor[] = ['ann', 'bob'].map((account) => ({
  kind: 'account',
  account,
  roles: ['player'],
}));

/** The median milliseconds of a warm answer in a match that has come to each of these versions. */
async function warmAnswers(gameId: string, versions: readonly number[]): Promise<number[]> {
  const embedded = await startEmbedded({ table: 'bench' });
  try {
    const client = createClient({ endpoint: embedded.endpoint });
    const matches = matchesOn(createStore({ client, table: 'bench' }), [...games.values()]);
    const medians: number[] = [];
    for (const version of versions) {
      const matchId = await matchOf(matches, gameId, version);
      medians.push(median(await answerTimes(matches, matchId, gameId)));
    }
    client.destroy();
    return medians;
  } finally {
    await embedded.close();
  }
}

/** A started match, brought to a version by what changes nothing on its table. */
async function matchOf(matches: Matches, gameId: string, version: number): Promise<string> {
  if (ann === undefined || bob === undefined) throw new TypeError('Two play.');
  const { record } = await matches.create(ann, { gameId, seats: 2 });
  const matchId = record.id;
  await matches.join(bob, { matchId });
  let reached = (await matches.start(ann, { matchId })).record.version;
  for (; reached < version; reached += 1) {
    await matches.setStandingOrders(ann, { matchId, orders: [] });
  }
  return matchId;
}

async function answerTimes(matches: Matches, matchId: string, gameId: string): Promise<number[]> {
  const bot = games.get(gameId)?.bots['random'];
  if (bot === undefined) throw new TypeError(`${gameId} has no random bot.`);
  const chance = botLuck('warm');
  const times: number[] = [];
  while (times.length < ANSWERS) {
    for (const who of [ann, bob]) {
      const seen = await matches.find(who, matchId);
      const question = seen?.questions.find(({ answered }) => !answered);
      if (!who || !seen?.seat || question === undefined) continue;
      const choose = bot({ seat: seen.seat, question, view: seen.view, chance });
      const command = { matchId, questionId: question.id, choose, commandId: randomUUID() };
      const from = performance.now();
      await matches.answer(who, command);
      times.push(performance.now() - from);
    }
  }
  return times;
}

/** Whether answers stay as quick however long a match has grown. */
export const warmBenchmarks: readonly Benchmark[] = [...games.keys()].map((id) => ({
  name: `warmAnswerAt10000of:${id}`,
  measure: async () => {
    // the first match only warms this process up
    const versions = [10, 10, 1_000, 10_000];
    const [, early = NaN, middle = NaN, late = NaN] = await warmAnswers(id, versions);
    return {
      value: Math.max(middle, late) / early,
      unit: 'of one at 10',
      better: 'lower' as const,
    };
  },
}));
