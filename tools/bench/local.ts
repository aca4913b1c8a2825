import { anyAnswer, ask, tokenFor } from '../../test/local/player.ts';
import { startLocal } from '../../test/local/process.ts';
import { median, type Benchmark } from './figure.ts';
import { follow, type Follower } from './follower.ts';

const SEATS = 4;

/** What came of one match over HTTP and WebSockets. */
type PlayedMatch = {
  readonly answers: number;
  readonly time: number;
  /** For each answer, the milliseconds from its acceptance until the last watcher had it. */
  readonly latencies: readonly number[];
};

/** Plays a match of four players with stock clients, a fifth watching. */
async function playMatch(host: string): Promise<PlayedMatch> {
  const names = ['ann', 'bob', 'cid', 'dan', 'eve'];
  const tokens = await Promise.all(names.map((name) => tokenFor(host, name)));
  const players = tokens.slice(0, SEATS);
  const id = await startMatch(host, players);
  const followers = await Promise.all(tokens.map((token) => follow(host, token, id)));
  const accepted = new Map<number, number>();
  const from = performance.now();
  await Promise.all(
    players.map(async (token, i) => {
      const follower = followers[i];
      if (follower === undefined) return;
      await playSeat({ host, token, matchId: id, follower, accepted });
    }),
  );
  const time = performance.now() - from;
  const last = Math.max(...accepted.keys());
  await Promise.all(followers.map((follower) => follower.next(last - 1)));
  const latencies = [...accepted].map(([version, at]) =>
    Math.max(0, ...followers.map(({ arrivals }) => (arrivals.get(version) ?? Infinity) - at)),
  );
  await Promise.all(followers.map((follower) => follower.stop()));
  return { answers: accepted.size, time, latencies };
}

/** Sets a match up, seats everybody and starts it. Returns its id. */
async function startMatch(host: string, tokens: readonly string[]): Promise<string> {
  const [hostToken, ...others] = tokens;
  const { createMatch } = await ask<{ createMatch: { id: string } }>(
    host,
    `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }`,
    { input: { gameId: 'tales-of-glory', seats: tokens.length } },
    hostToken,
  );
  const input = { matchId: createMatch.id };
  for (const token of others) {
    await ask(
      host,
      `mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { id } }`,
      { input },
      token,
    );
  }
  await ask(
    host,
    `mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }`,
    { input },
    hostToken,
  );
  return createMatch.id;
}

type PlayedSeat = {
  readonly host: string;
  readonly token: string;
  readonly matchId: string;
  readonly follower: Follower;
  /** When each version was accepted. */
  readonly accepted: Map<number, number>;
};

/** Answers every question of a seat as soon as it is there, to the end of the match. */
async function playSeat({ host, token, matchId, follower, accepted }: PlayedSeat): Promise<void> {
  const done = new Set<string>();
  for (let version = -1; ;) {
    const update = await follower.next(version);
    if (update.status !== 'RUNNING') return;
    version = update.version;
    for (const question of update.questions) {
      const commandId = `${question.id} ${String(question.askedAt)}`;
      if (done.has(commandId)) continue;
      done.add(commandId);
      const choose = anyAnswer(question, done.size);
      const input = { matchId, questionId: question.id, choose, commandId };
      const { answer } = await ask<{ answer: { version: number } }>(
        host,
        `mutation ($input: AnswerInput!) { answer(input: $input) { version } }`,
        { input },
        token,
      );
      accepted.set(answer.version, performance.now());
    }
  }
}

/** Plays matches on a local run of its own, all at once, after one to warm up. */
async function onLocalRun(matches: number): Promise<readonly PlayedMatch[]> {
  const local = await startLocal({ DATA_DIR: ':memory:' });
  try {
    await playMatch(local.host);
    return await Promise.all(Array.from({ length: matches }, () => playMatch(local.host)));
  } finally {
    await local.stop();
  }
}

/** The figures of the whole service as it runs on a desk, clients in this process. */
export const localBenchmarks: readonly Benchmark[] = [
  {
    name: 'acceptedToLastOfFiveWatchers',
    measure: async () => {
      const [match] = await onLocalRun(1);
      return { value: median(match?.latencies ?? []), unit: 'ms', better: 'lower' };
    },
  },
  {
    name: 'localRunAnswers',
    measure: async () => {
      const matches = await onLocalRun(4);
      const answers = matches.reduce((sum, match) => sum + match.answers, 0);
      const time = Math.max(...matches.map((match) => match.time));
      return { value: (answers * 1_000) / time, unit: 'answers/s', better: 'higher' };
    },
  },
];
