import { randomUUID } from 'node:crypto';
import { buildSchema } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { expiry, personOf } from '../../services/apis/sockets/data.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { streamHandler } from '../../services/workers/stream/consumer.ts';
import { pacing } from '../../services/workers/stream/pace.ts';
import { renderer } from '../../services/workers/stream/render.ts';
import type { TournamentStep } from '../../services/workers/stream/tournament-update.ts';
import { ann, bob, useHalls, type Hall } from '../matches/hall.ts';
import { commit } from '../storage/commits.ts';
import { streamTable, type StreamTable } from './table.ts';

const open = useHalls();
let cups = 0;
let stream: string;

const render = renderer({
  schema: buildSchema(`
    type Query { nothing: Int }
    type Step { version: Int! at: String! }
    type Followed { version: Int! steps: [Step!]! }
    type Subscription { tournament(id: ID!, after: Int): Followed! }
  `),
  rootFor: async (_, update) => update,
  contextFor: () => ({}),
});
const watching = `subscription ($id: ID!) { tournament(id: $id) { version steps { version } } }`;

let hall: Hall;
let table: StreamTable;
let clock: number;
let pauses: number[];
let barred: string;
let fed: number;
beforeEach(() => {
  stream = tournamentStream(`cup ${String((cups += 1))}`);
  hall = open();
  table = streamTable(hall, hall);
  clock = 0;
  pauses = [];
  barred = 'nobody';
  fed = 0;
});

/**
 * The consumer, with tournaments that all accounts but one may see, as their commits are stored.
 */
const consumer = () =>
  streamHandler(
    {
      ...table.parts,
      render,
      tournaments: {
        audience: async () => (viewer) => (viewer?.account === barred ? undefined : 'everybody'),
        async updatesSince(viewer, _, after) {
          if (viewer?.account === barred) return undefined;
          const commits = await hall.store.events.range(stream, after, 500);
          return commits.map(({ version, at, body }): TournamentStep => ({ version, at, body }));
        },
      },
    },
    pacing(
      () => clock,
      async (ms) => {
        pauses.push(ms);
        clock += ms;
      },
    ),
  );

const grow = async (from: number, to: number, body: unknown = {}): Promise<void> => {
  for (let version = from; version <= to; version += 1)
    await hall.store.events.append(commit({ stream, version, body }));
};

async function follow(viewer?: AccountActor, after?: number): Promise<string> {
  const connection = `${randomUUID()}=`;
  await hall.store.subscriptions.add({
    ...{ stream, connection, operation: 'op', expires: expiry(Date.now()) },
    data: {
      query: watching,
      variables: { id: 'cup' },
      ...(after !== undefined && { after }),
      ...(viewer && { viewer: { account: viewer.account, ...personOf(viewer) } }),
    },
  });
  return connection;
}

/** The versions in each message to a connection. */
const told = (connection: string): readonly (readonly number[])[] =>
  table.heard(connection).flatMap(({ type, payload }) => {
    if (type !== 'next') return [];
    const { data } = payload as { data: { tournament: { steps: { version: number }[] } } };
    return [data.tournament.steps.map(({ version }) => version)];
  });

async function flow(handler = consumer()): Promise<readonly unknown[]> {
  const Records = table.records.slice(fed);
  fed = table.records.length;
  return (await handler({ Records })).batchItemFailures;
}

describe('subscribers to a tournament', () => {
  it('get every version once and in order, several in one message', async () => {
    const handler = consumer();
    await grow(0, 2);
    const [whole, later] = [await follow(), await follow(ann, 1)];
    expect(await flow(handler)).toEqual([]);
    expect(told(whole)).toEqual([[0, 1, 2]]);
    expect(told(later)).toEqual([[2]]);
    await grow(3, 7);
    await flow(handler);
    await handler({ Records: table.records.toReversed() });
    for (const each of [whole, later]) expect(told(each).slice(1)).toEqual([[3, 4, 5, 6, 7]]);
  });

  it('get updates at most once a second, and the first one at once', async () => {
    const handler = consumer();
    await grow(0, 0);
    await flow(handler);
    await grow(1, 1);
    await flow(handler);
    expect(pauses).toEqual([]);
    const watcher = await follow(undefined, 1);
    await flow(handler);
    await grow(2, 2);
    await flow(handler);
    clock += 400;
    await grow(3, 3);
    await flow(handler);
    clock += 1_500;
    await grow(4, 4);
    await flow(handler);
    expect(pauses).toEqual([600]);
    expect(told(watcher)).toEqual([[2], [3], [4]]);
  });

  it('get large steps in messages of their own', async () => {
    await grow(0, 2, { name: 'x'.repeat(20_000) });
    const watcher = await follow();
    await flow();
    expect(told(watcher)).toEqual([[0], [1], [2]]);
  });

  it('get a not-found error once they lose access', async () => {
    const handler = consumer();
    await grow(0, 0);
    const [public_, private_] = [await follow(ann), await follow(bob)];
    await flow(handler);
    barred = bob.account;
    await grow(1, 1);
    await flow(handler);
    expect(told(public_)).toEqual([[0], [1]]);
    expect(table.heard(private_).at(-1)).toMatchObject({
      type: 'error',
      payload: [
        {
          message: "Tournament not found, or you don't have access.",
          extensions: { code: 'NOT_FOUND' },
        },
      ],
    });
    const late = await follow(bob);
    await flow(handler);
    expect(told(late)).toEqual([]);
    expect(await hall.store.subscriptions.of(stream)).toHaveLength(1);
  });

  it('get at the next try any update that a fault has stopped', async () => {
    const handler = consumer();
    await grow(0, 0);
    const watcher = await follow();
    await flow(handler);
    table.trouble.set(watcher, 'down');
    await grow(1, 1);
    expect(await flow(handler)).toHaveLength(1);
    table.trouble.clear();
    await grow(2, 2);
    await flow(handler);
    expect(told(watcher)).toEqual([[0], [1, 2]]);
  });
});
