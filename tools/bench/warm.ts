import { createApp } from '../../services/app/app.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { Matches } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import { ensureTable, startEmbedded } from '../embedded/database.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { botLuck } from '../luck.ts';
import { games } from '../games.ts';
import { median, type Benchmark } from './figure.ts';

/**
 * The versions at which warm answers are timed; the later ones should cost the same as the first.
 */
const VERSIONS = [10, 1_000, 10_000] as const;
/** Number of timed answers in each match, and of answers before those. */
const TIMED = 60;
const UNTIMED = 20;

const people = ['ann', 'bob', 'cid', 'dan'].map((account): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player'],
}));

/** A match in a table of its own, answered question by question. */
type Played = {
  readonly matches: Matches;
  readonly matchId: string;
  /** Gives one answer; returns its milliseconds, or `undefined` once the match is over. */
  answer(): Promise<number | undefined>;
};

/**
 * The time of an answer at a later version, as a multiple of that at the first. Each version has
 * the very same match, down to the dice, so the same answer is compared. The answers are given in
 * turns, and the median ratio counts, because other work on the machine disturbs few of them.
 */
async function warmRatio(gameId: string): Promise<number> {
  const { endpoint, close } = await startEmbedded({ table: 'bench' });
  const client = createClient({ endpoint });
  try {
    const played: Played[] = [];
    for (const version of VERSIONS) {
      const table = `bench-${String(version)}`;
      await ensureTable(endpoint, table);
      played.push(await matchAt(createStore({ client, table }), gameId, version));
    }
    const times = await inTurns(played);
    const later = VERSIONS.slice(1).map((_, i) =>
      median(times.map((row) => (row[i + 1] ?? Number.NaN) / (row[0] ?? Number.NaN))),
    );
    return Math.max(...later);
  } finally {
    client.destroy();
    await close();
  }
}

/** The times of each answer in every match, after some that only warm up the process. */
async function inTurns(played: readonly Played[]): Promise<readonly (readonly number[])[]> {
  const rows: number[][] = [];
  for (let round = 0; round < UNTIMED + TIMED; round += 1) {
    const row: number[] = [];
    // the first one changes, because coming after another costs something
    for (let i = 0; i < played.length; i += 1) {
      const at = (i + round) % played.length;
      const time = await played[at]?.answer();
      if (time === undefined) throw new Error('The match was over before enough was timed.');
      row[at] = time;
    }
    if (round >= UNTIMED) rows.push(row);
  }
  return rows;
}

/** A started match, brought to a version by commits that do not change its game. */
async function matchAt(
  store: ReturnType<typeof createStore>,
  gameId: string,
  version: number,
): Promise<Played> {
  const [host, ...others] = people;
  if (host === undefined) throw new TypeError('Somebody plays.');
  const { matches } = createApp({
    ...{ games: [...games.values()], store },
    random: sameBytes(),
  });
  const { record } = await matches.create(host, { gameId, seats: people.length });
  const matchId = record.id;
  for (const other of others) await matches.join(other, { matchId });
  let reached = (await matches.start(host, { matchId })).record.version;
  for (; reached < version; reached += 1) {
    const never = { kind: '*', choose: [`never ${String(reached)}`] };
    await matches.setStandingOrders(host, { matchId, orders: [never] });
  }
  return { matches, matchId, answer: answering(matches, matchId, gameId) };
}

function answering(matches: Matches, matchId: string, gameId: string): Played['answer'] {
  const bot = games.get(gameId)?.bots['random'];
  if (bot === undefined) throw new TypeError(`${gameId} has no random bot.`);
  const chance = botLuck('warm');
  return async () => {
    for (const who of people) {
      const seen = await matches.find(who, matchId);
      const question = seen?.questions.find(({ answered }) => !answered);
      if (!seen?.seat || question === undefined) continue;
      const choose = bot({ seat: seen.seat, question, view: seen.view, chance });
      const command = { matchId, questionId: question.id, choose, commandId: randomUUID() };
      const from = performance.now();
      await matches.answer(who, command);
      return performance.now() - from;
    }
    return undefined;
  };
}

/** Deterministic randomness: the ids and the dice of a match depend on it. */
function sameBytes(): (bytes: number) => Uint8Array {
  let drawn = 0;
  return (bytes) => {
    drawn += 1;
    return createHash('shake256', { outputLength: bytes }).update(String(drawn)).digest();
  };
}

/** Figures that show whether answers stay fast as a match grows. */
export const warmBenchmarks: readonly Benchmark[] = [...games.keys()].map((id) => ({
  name: `warmAnswerAt10000of:${id}`,
  measure: async () => ({
    value: await warmRatio(id),
    unit: 'of one at 10',
    better: 'lower' as const,
  }),
}));
