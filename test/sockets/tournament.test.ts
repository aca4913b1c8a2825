import { buildSchema } from 'graphql';
import { afterEach, expect, it } from 'vitest';
import type { SocketParts } from '../../services/apis/sockets/parts.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { events, socketTable } from './table.ts';

/** A contract by which nothing is followed but tournaments. */
const schema = buildSchema(`
  type Query { nothing: Int }
  type Subscription { tournament(id: ID!, after: Int): Int }
`);

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** Tries a subscription; returns the messages sent and the subscriptions held afterwards. */
async function trying(query: string, more: Partial<Pick<SocketParts, 'schema' | 'tournaments'>>) {
  const table = await socketTable(more);
  ({ close } = table);
  const { handler, channel, store, issuer } = table;
  const send = (message: object) => handler(events.message('c1=', JSON.stringify(message)));
  const token = await issuer.issue({ subject: 'ann' });
  await send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  await send({ id: '1', type: 'subscribe', payload: { query } });
  return {
    answer: channel.said.slice(1).map(({ message }) => message),
    followed: await store.subscriptions.ofConnection('c1='),
    all: await store.subscriptions.of(tournamentStream('cup 1')),
  };
}

const tournaments: SocketParts['tournaments'] = {
  maySee: async (viewer, tournament) => viewer?.account === 'ann' && tournament === 'cup 1',
};
const asking = (id: string) => `subscription { tournament(id: "${id}", after: 7) }`;

it('a tournament is followed by accounts that can see it, from their version, in order with its commits', async () => {
  const { answer, followed, all } = await trying(asking('cup 1'), { schema, tournaments });
  expect(answer).toEqual([]);
  expect(followed).toEqual([{ connection: 'c1=', operation: '1', stream: all[0]?.stream }]);
  expect(all).toMatchObject([{ data: { after: 7, viewer: { account: 'ann' } } }]);
});

it.each([{ tournaments }, {}])(
  'a tournament does not exist for any other account',
  async (given) => {
    const id = 'tournaments' in given ? 'cup 2' : 'cup 1';
    const { answer, followed } = await trying(asking(id), { schema, ...given });
    expect(answer).toMatchObject([
      {
        type: 'error',
        payload: [
          {
            message: "Tournament not found, or you don't have access.",
            extensions: { code: 'NOT_FOUND' },
          },
        ],
      },
    ]);
    expect(followed).toEqual([]);
  },
);

it('a subscription to a tournament refuses directives', async () => {
  const query = 'subscription { tournament(id: "cup 1") @include(if: true) }';
  const { answer } = await trying(query, { schema, tournaments });
  expect(JSON.stringify(answer)).toContain('Subscribe to exactly one field, `tournament`, without');
});
