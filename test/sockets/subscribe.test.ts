import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, error, nest, query } from './client.ts';
import { socketTable } from './table.ts';

let table: Awaited<ReturnType<typeof socketTable>>;
beforeAll(async () => {
  table = await socketTable();
});
afterAll(() => table.close());
const client = (connection?: string) => clientOf(table, connection);

describe('subscribe', () => {
  it('is stored with its match, cursor and viewer', async () => {
    const ann = client();
    await ann.init({ authorization: `Bearer ${await table.issuer.issue({ subject: 'ann' })}` });
    await ann.subscribe('s1', 'anns', {
      query: 'subscription ($id: ID!) { match(id: $id, after: 7) { version } }',
    });
    const [stored] = await table.store.subscriptions.of('anns');
    expect(stored).toMatchObject({
      connection: ann.connection,
      operation: 's1',
      data: { after: 7, viewer: { account: 'ann', roles: ['player'] } },
    });
    expect(stored?.sent).toBeUndefined();
    await ann.send({ id: 's1', type: 'complete' });
    expect(await table.store.subscriptions.of('anns')).toEqual([]);
  });

  it('before the acknowledgement is unauthorized: refused, closed, nothing stored', async () => {
    const hasty = client();
    await hasty.subscribe('s1');
    expect(hasty.heard()).toEqual([error('s1', 'UNAUTHENTICATED', { closeCode: 4401 })]);
    expect(hasty.isClosed()).toBe(true);
    expect(await hasty.stored()).toEqual([]);
  });

  it('with an id in use ends the connection and all its subscriptions', async () => {
    const guest = client();
    await guest.init();
    await guest.subscribe('s1');
    await guest.subscribe('s1');
    expect(guest.heard().at(-1)).toEqual(error('s1', 'BAD_USER_INPUT', { closeCode: 4409 }));
    expect(guest.isClosed()).toBe(true);
    expect(await guest.stored()).toEqual([]);
  });

  it('can nest its variables as deep as by HTTP', async () => {
    const guest = client();
    await guest.init();
    await guest.subscribe('s1', 'open', {
      variables: { id: 'open', x: JSON.parse(nest(32)) as unknown },
    });
    expect(await guest.stored()).toHaveLength(1);
  });

  it('can reuse an id once it is complete', async () => {
    const guest = client();
    await guest.init();
    await guest.subscribe('s1');
    await guest.send({ id: 's1', type: 'complete' });
    await guest.subscribe('s1');
    expect(await guest.stored()).toHaveLength(1);
    expect(guest.isClosed()).toBe(false);
  });

  it.each([
    ['syntax', { query: 'subscription {' }],
    ['an unknown field', { query: 'subscription { match(id: "open") { nonsense } }' }],
    ['a query', { query: '{ games { id } }' }],
    [
      'a mutation',
      { query: 'mutation { resign(input: {matchId: "open", commandId: "1"}) { id } }' },
    ],
    ['several operations unnamed', { query: `query A { __typename } ${query}` }],
    [
      'two roots',
      { query: 'subscription { a: match(id: "1") { version } b: match(id: "2") { version } }' },
    ],
    [
      'a root that may vanish',
      { query: 'subscription { match(id: "open") @skip(if: true) { version } }' },
    ],
    ['a negative cursor', { query: 'subscription { match(id: "open", after: -1) { version } }' }],
    ['a variable left out', { query, variables: {} }],
    ['a variable of another type', { query, variables: { id: { no: 1 } } }],
    ['too many tokens', { query: `subscription { match(id: "open") { ${'a '.repeat(2_000)} } }` }],
    ['too long a comment', { query: `${query} # ${'x'.repeat(8_192)}`, variables: { id: 'open' } }],
    ['too much in its variables', { query, variables: { id: 'open', x: 'x'.repeat(8_192) } }],
    [
      'a fragment in a circle',
      { query: 'subscription { ...F } fragment F on Subscription { ...F }' },
    ],
  ])('with %s is refused by an error of its own; the connection stays', async (_, payload) => {
    const guest = client();
    await guest.init();
    await guest.send({ id: 'x', type: 'subscribe', payload });
    expect(guest.heard().at(-1)).toMatchObject({
      id: 'x',
      type: 'error',
      payload: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(guest.isClosed()).toBe(false);
    expect(await guest.stored()).toEqual([]);
  });

  it.each([
    ['an unknown match', 'nowhere'],
    ['a match private to others', 'anns'],
    ['a match of an impossible id', '\ud800'],
    ['a match of an endless id', 'x'.repeat(5_000)],
  ])('to %s is refused', async (_, id) => {
    const guest = client();
    await guest.init();
    await guest.subscribe('s', id);
    expect(guest.heard().at(-1)).toEqual(error('s', 'NOT_FOUND'));
    expect(await guest.stored()).toEqual([]);
  });

  it('finds its match through fragments and operation names', async () => {
    const guest = client();
    await guest.init();
    await guest.send({
      id: 's',
      type: 'subscribe',
      payload: {
        operationName: 'B',
        query: `query A { games { id } } subscription B { ...F }
          fragment F on Subscription { ... on Subscription { it: match(id: "open") { version } } }`,
      },
    });
    expect(await guest.stored()).toMatchObject([{ stream: 'open', operation: 's' }]);
  });

  it('can repeat an earlier one to the same match, and both get its updates', async () => {
    const guest = client();
    await guest.init();
    await guest.subscribe('first');
    await guest.subscribe('other', 'open2');
    await guest.subscribe('second');
    expect(guest.heard().slice(1)).toEqual([]);
    expect((await guest.stored()).map(({ operation }) => operation).sort()).toEqual([
      ...['first', 'other', 'second'],
    ]);
  });

  it.each([
    ['subscription { match(id: "open") { version } }', 'Leave `operationName` out'],
    [
      'subscription A { match(id: "open") { version } }',
      'The document has no operation "B". Available: A.',
    ],
  ])('of an operation that is not in %s is refused with the true reason', async (query, why) => {
    const guest = client();
    await guest.init();
    await guest.send({ id: 's', type: 'subscribe', payload: { query, operationName: 'B' } });
    expect(JSON.stringify(guest.heard().at(-1)).replaceAll('\\"', '"')).toContain(why);
  });

  it('is stored with one document, wherever its client was before', async () => {
    const document =
      'subscription ($id: ID!, $after: Int) { match(id: $id, after: $after) { version } }';
    const kept = async (after: number) => {
      const guest = clientOf(table, undefined, '192.0.2.7');
      await guest.init();
      const variables = { id: 'open-again', after };
      await guest.send({ id: 's', type: 'subscribe', payload: { query: document, variables } });
      const all = await table.store.subscriptions.of('open-again');
      return all.find(({ connection }) => connection === guest.connection)?.data;
    };
    const [early, late] = [await kept(3), await kept(17)];
    expect(JSON.stringify(early)).not.toContain('192.0.2.7');
    expect(early).toMatchObject({ after: 3, variables: { id: 'open-again', after: 0 } });
    expect(late).toEqual({ ...(early as object), after: 17 });
  });

  it('is limited in number', async () => {
    const guest = client();
    await guest.init();
    for (let i = 0; i < 33; i += 1) await guest.subscribe(`s${String(i)}`, `open${String(i)}`);
    expect(guest.heard().at(-1)).toEqual(error('s32', 'RATE_LIMITED'));
    expect(await guest.stored()).toHaveLength(32);
  });
});
