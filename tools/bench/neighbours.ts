import { WebSocket } from 'ws';
import { ask, tokenFor } from '../../test/local/player.ts';
import { startLocal } from '../../test/local/process.ts';
import { median, type Benchmark } from './figure.ts';

/** Who presses on the service: requests that wait, and hosts of matches of bots, as many as each may. */
const POLLERS = 4;
const POLLS_EACH = 3;
const HOSTS = 8;
const MATCHES_EACH = 3;
const PINGS_A_SECOND = 200;
/** How many requests of somebody else are timed, before and meanwhile, and the pause between them. */
const TIMED = 30;
const PAUSE_MS = 50;
/** What a request reads that has waited in vain. */
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

/** The usual time of somebody's look at a match of their own, in milliseconds. */
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

/** Requests that wait for what does not happen, one after another, until told to end. */
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

/** A socket that pings as fast as it can be; hung up on, it comes again. */
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

/** How many times as long as usual somebody's look takes while others press on the service. */
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

/** What waiting, flooding and hosting others cost somebody who does none of it. */
export const neighbourBenchmarks: readonly Benchmark[] = [
  {
    name: 'neighbours',
    measure: async () => ({ value: await neighbours(), unit: 'times', better: 'lower' }),
  },
];
