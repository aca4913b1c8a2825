import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startService, type Service } from '../../services/local/service.ts';
import { ask, tokenFor } from './player.ts';

let service: Service;
let host: string;
beforeAll(async () => {
  const options = { port: 0, host: '127.0.0.1', dataDir: undefined, demoPace: undefined };
  service = await startService(options);
  host = new URL(service.at.home).host.replace('localhost', '127.0.0.1');
});
afterAll(() => service.close());

type Question = {
  readonly id: string;
  readonly min: number;
  readonly askedAt: number;
  readonly deadline: string | null;
  readonly options: readonly { readonly id: string; readonly group: string }[];
};
type Seen = {
  readonly version: number;
  readonly status: string;
  readonly waitingOn: readonly string[];
  readonly questions: readonly Question[];
  readonly seats: readonly { readonly presence: string; readonly missed: number }[];
  readonly clocks: readonly { readonly running: boolean; readonly deadline: string | null }[];
};

/** All fields that have to do with time, as updates send them. */
const shown = `version status waitingOn questions { id min askedAt deadline options { id group } }
  seats { id free resigned presence missed account { id } }
  clocks { seat running deadline cause bank pausedUntil }`;
const setOnce = `timeControl { preset name speed perQuestion perTurn reaction weekends playingHours vacation
    bank { initial increment per max } }
  absence { onExpiry absentAfter offerAfter substitutes } seat can`;

/** A client that reads the match by GraphQL, by REST, and on a socket of its own. */
function looking(matchId: string, token: string | undefined) {
  let heard: Seen | undefined;
  const faults: unknown[] = [];
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const client: Client = createClient({
    url: `ws://${host}/ws`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: authorization,
  });
  client.subscribe<{ match: Seen }>(
    { query: `subscription { match(id: "${matchId}") { ${shown} } }` },
    {
      next({ data, errors }) {
        if (data == null) faults.push(errors);
        else heard = data.match;
      },
      error: (error) => faults.push(error),
      complete: () => undefined,
    },
  );
  const byRest = async (): Promise<Seen> => {
    const path = `/v1/matches/${matchId}`;
    return (await (
      await fetch(`http://${host}${path}`, { headers: authorization })
    ).json()) as Seen;
  };
  const byGraphql = async () => {
    const asked = `query ($id: ID!) { match(id: $id) { ${shown} ${setOnce} } }`;
    return (await ask<{ match: Seen }>(host, asked, { id: matchId }, token)).match;
  };
  return {
    /** Waits until all updates have arrived; returns the view that all three APIs then share. */
    agreed: (): Promise<Seen> =>
      vi.waitFor(
        async () => {
          const [one, other] = [await byGraphql(), await byRest()];
          expect(other).toMatchObject(one);
          expect(faults).toEqual([]);
          expect(one).toMatchObject(heard ?? {});
          expect(heard?.version).toBe(one.version);
          return one;
        },
        { timeout: 20_000, interval: 20 },
      ),
    close: () => client.terminate(),
  };
}

const timing = {
  timeControl: { preset: 'async-1d' },
  absence: { absentAfter: 2, offerAfter: 'PT1H' },
};

/** A match of ann and bob on a clock; cid and a guest look on. */
async function begun() {
  const [ann, bob, cid] = await Promise.all(
    ['ann', 'bob', 'cid'].map((name) => tokenFor(host, name)),
  );
  const does = (name: string, input: object, token = ann): Promise<unknown> => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    return ask(
      host,
      `mutation ($i: ${type}!) { ${name}(input: $i) { __typename } }`,
      { i: input },
      token,
    );
  };
  const made = 'mutation ($i: CreateMatchInput!) { createMatch(input: $i) { id } }';
  const input = { gameId: 'tales-of-glory', seats: 2, ...timing };
  const { createMatch } = await ask<{ createMatch: { id: string } }>(host, made, { i: input }, ann);
  const matchId = createMatch.id;
  await does('joinMatch', { matchId }, bob);
  await does('startMatch', { matchId });
  const people = { ann, bob, cid };
  const watchers = {
    ann: looking(matchId, ann),
    bob: looking(matchId, bob),
    cid: looking(matchId, cid),
    guest: looking(matchId, undefined),
  };
  return { matchId, people, does, watchers };
}

it('both APIs and a socket agree on time: a late seat, an absent one, a return, and a takeover', async () => {
  const { matchId, people, does, watchers } = await begun();

  /** The views of all watchers, after the three APIs were found to agree for each. */
  const agreed = async (): Promise<Readonly<Record<string, Seen>>> => {
    await advance('PT0S');
    const all: Record<string, Seen> = {};
    for (const [name, watcher] of Object.entries(watchers)) all[name] = await watcher.agreed();
    for (const seen of Object.values(all)) {
      const { version, status, waitingOn, seats, clocks } = seen;
      expect(all['guest']).toMatchObject({ version, status, waitingOn, seats, clocks });
      const deadlines = seen.clocks.map(({ deadline }) => deadline);
      for (const { deadline } of seen.questions) expect(deadlines).toContain(deadline);
    }
    return all;
  };
  const advance = (by: string) =>
    fetch(`http://${host}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: by }),
    });
  /** Answers all that this one is asked. */
  const plays = async (name: 'ann' | 'bob' | 'cid'): Promise<void> => {
    for (let questions = 0; questions < 50; questions += 1) {
      const [question] = (await watchers[name].agreed()).questions;
      if (question === undefined) return;
      const { id: questionId, askedAt, min, options } = question;
      const choose = options.filter(({ group }) => group === 'ANSWER').map(({ id }) => id);
      const commandId = `${name} ${questionId} ${String(askedAt)}`;
      const input = { matchId, questionId, choose: choose.slice(0, Math.max(1, min)), commandId };
      await does('answer', input, people[name]);
    }
  };
  const first = async () => {
    const { guest } = await agreed();
    return { ...guest?.seats[0], ...guest?.clocks[0] };
  };
  /** Runs out only Ann's time. */
  const late = async (): Promise<void> => {
    await plays('bob');
    await advance('P1DT2M');
  };

  expect(await first()).toMatchObject({ presence: 'ACTIVE', missed: 0, running: true });
  await late();
  expect(await first()).toMatchObject({ presence: 'ACTIVE', missed: 1 });
  await late();
  expect(await first()).toMatchObject({ presence: 'ABSENT', missed: 2, running: false });
  await does('returnToSeat', { matchId });
  expect(await first()).toMatchObject({ presence: 'ACTIVE', missed: 0 });
  await late();
  await late();
  expect(await first()).toMatchObject({ presence: 'ABSENT', running: false });
  await advance('PT2H');
  expect(await first()).toMatchObject({ presence: 'OFFERED', running: false });
  await does('claimSeat', { matchId, seat: 'seat1' }, people.cid);
  expect(await first()).toMatchObject({ presence: 'ACTIVE', account: { id: 'cid' }, missed: 0 });
  await plays('cid');
  await plays('bob');
  const { ann, guest } = await agreed();
  expect(ann?.questions).toEqual(guest?.questions);
  for (const watcher of Object.values(watchers)) watcher.close();
});
