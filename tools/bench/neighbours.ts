import { WebSocket } from 'ws';
import { ask, tokenFor } from '../../test/local/player.ts';
import { startLocal } from '../../test/local/process.ts';
import { median, type Benchmark } from './figure.ts';

/**
 * The load on the service: waiting requests, and hosts of matches with bots, up to their limits.
 */
const POLLERS = 4;
const POLLS_EACH = 3;
const HOSTS = 8;
const MATCHES_EACH = 3;
const PINGS_A_SECOND = 200;
/**
 * Number of timed requests of another user, before and during the load, and the pause between them.
 */
const TIMED = 30;
const PAUSE_MS = 50;
/** The reply to a request that has waited without an update. */
const NOTHING = '{"items":[]}';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const creating = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id version } }`;
const starting = `mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }`;
const looking = `query ($id: ID!) { match(id: $id) { version view questions { id } } }`;

type Made = { readonly id: string; readonly version: number };

async function create(host: string, token: string, input: object): Promise<Made> {
  const made = await ask<{ createMatch: Made }>(host, creating, { input }, token);
  return made.createMatch;
}

/** Median time of a user's look at their own match, in milliseconds. */
async function usual(host: string, token: string, id: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMED; n += 1) {
    const from = performance.now();
    await ask(host, looking, { id }, token);
    times.push(performance.now() - from);
    await sleep(PAUSE_MS);
  }
  return median(times);
}

/** Sends requests that wait for an update in vain, one after another, until aborted. */
async function poll(host: string, token: string, made: Made, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    const after = String(made.version);
    const url = `http://${host}/v1/matches/${made.id}/updates?after=${after}&wait=20`;
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(url, { headers, signal: ended }).catch(() => undefined);
    const told = await response?.text().catch(() => undefined);
    if (told !== undefined && told !== NOTHING)
      throw new Error(`It did not wait, but read ${told}`);
    await sleep(PAUSE_MS);
  }
}

/** Pings over a socket as fast as possible; reconnects when closed. */
async function flood(host: string, ended: AbortSignal): Promise<void> {
  let socket = new WebSocket(`ws://${host}/ws`, 'graphql-transport-ws');
  while (!ended.aborted) {
    if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    else if (socket.readyState === WebSocket.CLOSED) {
      socket = new WebSocket(`ws://${host}/ws`, 'graphql-transport-ws');
      socket.on('error', () => undefined);
    }
    await sleep(1_000 / PINGS_A_SECOND);
  }
  socket.terminate();
}

async function hostBots(host: string, token: string): Promise<void> {
  const bots = ['greedy', 'greedy', 'greedy', 'greedy'];
  for (let n = 0; n < MATCHES_EACH; n += 1) {
    const { id } = await create(host, token, { gameId: 'talisman', seats: bots.length, bots });
    await ask(host, starting, { input: { matchId: id } }, token);
  }
}

/** The time of a user's look under load from others, as a multiple of that without. */
async function neighbours(): Promise<number> {
  const local = await startLocal({ DATA_DIR: ':memory:', DEMO: 'off' });
  const end = new AbortController();
  const { host } = local;
  try {
    const ann = await tokenFor(host, 'ann');
    const made = await create(host, ann, { gameId: 'talisman', seats: 2 });
    await usual(host, ann, made.id);
    const before = await usual(host, ann, made.id);
    const tokens = (kind: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => tokenFor(host, `${kind}${String(n)}`)));
    const pressing = (await tokens('poller', POLLERS)).flatMap((token) =>
      Array.from({ length: POLLS_EACH }, () => poll(host, token, made, end.signal)),
    );
    pressing.push(flood(host, end.signal));
    await Promise.all((await tokens('host', HOSTS)).map((token) => hostBots(host, token)));
    const meanwhile = await usual(host, ann, made.id);
    end.abort();
    await Promise.all(pressing);
    return meanwhile / before;
  } finally {
    end.abort();
    await local.stop();
  }
}

/** The cost of waiting, flooding and hosting by others for a user who does none of it. */
export const neighbourBenchmarks: readonly Benchmark[] = [
  {
    name: 'neighbours',
    measure: async () => ({ value: await neighbours(), unit: 'times', better: 'lower' }),
  },
];
