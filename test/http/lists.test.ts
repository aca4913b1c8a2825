import { createApp } from '../../services/app/app.ts';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../services/matches/contract.ts';
import { commitKey, summaryKey } from '../../services/platform/storage/table/keys.ts';
import { seriesStream } from '../../services/platform/storage/tournaments/series-name.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { noughts } from '../graphql/support/noughts.ts';
import { account } from '../matches/hall.ts';
import { apisTo } from '../rest/support/apis.ts';
import { owner, wantedMatches } from '../tournaments/services/event.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

/** The APIs of a process that has read nothing yet, and its log. */
async function freshDoors(show: (match: MatchView) => MatchView = (match) => match) {
  const logged: string[] = [];
  const log = {
    error: (_: string, details: object) => logged.push(JSON.stringify(details)),
    warn: () => undefined,
  };
  const uses = createApp({ store: place.store, games: [noughts], log }).matches;
  const list: typeof uses.list = async (...asked) => {
    const page = await uses.list(...asked);
    return { ...page, items: page.items.map((each) => ({ ...each, item: show(each.item) })) };
  };
  const apis = await apisTo({ ...uses, list }, { store: place.store });
  return { apis, matches: uses, logged };
}

/** Three open matches of an account's own, the newest first. */
async function threeOf(host: string): Promise<readonly [string, string, string]> {
  const { matches } = await freshDoors();
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { record } = await matches.create(account(host), { gameId: 'tic-tac-toe', seats: 2 });
    const [commit] = await place.store.events.range(record.id, undefined, 1);
    if (commit === undefined) throw new TypeError('A match begins with a commit.');
    await matches.project(commit);
    ids.unshift(record.id);
  }
  const [a = '', b = '', c = ''] = ids;
  return [a, b, c];
}

/** Stores other fields in the entry that a match begins with. */
async function rewrite(id: string, fields: object): Promise<void> {
  const [commit] = await place.store.events.range(id, undefined, 1);
  const { entries, ...body } = commit?.body as { readonly entries: readonly object[] };
  if (commit === undefined) throw new TypeError('A match begins with a commit.');
  const Key = commitKey(id, 0);
  await place.client.send(new DeleteCommand({ TableName: place.table, Key }));
  const [first, ...rest] = entries;
  await place.store.events.append({
    ...commit,
    body: { ...body, entries: [{ ...first, ...fields }, ...rest] },
  });
}

const overwrite = (Key: ReturnType<typeof summaryKey>) =>
  place.client.send(
    new UpdateCommand({
      TableName: place.table,
      Key,
      UpdateExpression: 'SET body = :body',
      ExpressionAttributeValues: { ':body': '{"of":' },
    }),
  );

/** The ids of an account's matches by both APIs; the errors of GraphQL, which may have some. */
async function listedBy({ apis }: Awaited<ReturnType<typeof freshDoors>>, as: string) {
  const query = `{ matches(filter: { list: MINE }) { edges { cursor node {
    id language title waitingOn timeControl { preset name } seats { id name account { id } } host { id }
    result { reason } requirements { languages } createdAt messages { id } } } } }`;
  const { data, errors } = await apis.graphql(query, {}, as);
  const { status, body } = await apis.rest('GET', '/v1/matches?list=MINE', { as });
  type Node = { readonly node: { readonly id: string } };
  return {
    errors,
    status,
    graphql: (data?.matches.edges as readonly Node[] | undefined)?.map(({ node: { id } }) => id),
    rest: (body.items as readonly { readonly id: string }[] | undefined)?.map(({ id }) => id),
  };
}

describe('a list with a match whose data is corrupt', () => {
  const damages: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
    ['a commit that is no JSON', (id) => overwrite(commitKey(id, 0))],
    ['a summary that is no JSON', (id) => overwrite(summaryKey(id))],
    ['an entry without seats', (id) => rewrite(id, { seats: undefined })],
    ['a time control of no kind', (id) => rewrite(id, { timeControl: 'slow' })],
    ['a language that there is not', (id) => rewrite(id, { language: 'XX' })],
    ['requirements of no kind', (id) => rewrite(id, { requirements: { languages: 5 } })],
  ];
  it.each(damages)('skips %s, and logs it', async (what, damage) => {
    const host = what.replaceAll(' ', '-');
    const [newest, broken, oldest] = await threeOf(host);
    await damage(broken);
    const fresh = await freshDoors();
    const listed = await listedBy(fresh, host);
    expect(listed).toEqual({
      errors: [],
      status: 200,
      graphql: [newest, oldest],
      rest: [newest, oldest],
    });
    expect(fresh.logged.length + fresh.apis.faults.length).toBeGreaterThan(1);
  });
});

describe('a list with a match that throws while it is shown', () => {
  const fields = ['waitingOn', 'result', 'questions', 'unmet', 'clocks', 'orders'] as const;
  it.each(fields)('skips the match if its `%s` throws', async (field) => {
    const [newest, broken, oldest] = await threeOf(`host-of-${field}`);
    const bad = (match: MatchView): MatchView =>
      match.record.id === broken
        ? Object.defineProperty({ ...match }, field, {
            get() {
              throw new TypeError('This state has no field of today.');
            },
          })
        : match;
    const { apis } = await freshDoors(bad);
    const query = `query ($after: String) { matches(filter: { list: MINE }, after: $after) {
      edges { node { ID: id waitingOn result { reason } questions { id } clocks { seat } orders { kind }
        requirements { unmet } can } } pageInfo { endCursor } } }`;
    const { data, errors } = await apis.graphql(query, {}, `host-of-${field}`);
    expect(errors).toEqual([]);
    const ids = data.matches.edges.map(({ node }: { node: { ID: string } }) => node.ID);
    expect(ids).toEqual([newest, oldest]);
    const { status, body } = await apis.rest('GET', '/v1/matches?list=MINE', {
      as: `host-of-${field}`,
    });
    expect(status).toBe(200);
    expect(body.items).toHaveLength(
      ['waitingOn', 'result', 'questions', 'unmet'].includes(field) ? 2 : 3,
    );
  });

  it('is refused whole for a bad request and for an outage', async () => {
    await threeOf('careful');
    const wrong =
      '{ matches(filter: { list: MINE }) { edges { node { id log(first: 100000) { text } } } } }';
    const { apis } = await freshDoors();
    const { errors } = await apis.graphql(wrong, {}, 'careful');
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });

    const outage = Object.assign(new Error('The database is away.'), { $metadata: {} });
    const down = await freshDoors((match) =>
      Object.defineProperty({ ...match }, 'waitingOn', {
        get() {
          throw outage;
        },
      }),
    );
    const asked = await listedBy(down, 'careful');
    expect(asked.errors[0]).toMatchObject({ extensions: { code: 'INTERNAL' } });
    expect(asked.status).toBe(500);
  });
});

it('a list of own tournaments and series skips unreadable items, and logs them', async () => {
  const logged: string[] = [];
  const fresh = () =>
    createApp({
      store: place.store,
      games: [noughts],
      podMatches: wantedMatches().matches,
      log: { error: (_, { item }) => logged.push(String(item)), warn: () => undefined },
    }).tournaments;
  const uses = fresh();
  const regulations = {
    game: { id: 'tic-tac-toe' },
    timeControl: { preset: 'live' },
    stages: [{ format: 'SWISS', podSize: { preferred: 2 }, rounds: 2 }],
  };
  const events: string[] = [];
  const cups: string[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    const { tournament } = await uses.createTournament(owner, { name, regulations });
    await uses.direct(tournament.id);
    events.unshift(tournament.id);
    cups.unshift(
      (await uses.createSeries(owner, { name, regulations: { pointsByPlace: [3, 1] } })).series.id,
    );
  }
  const [newest, broken = '', oldest] = events;
  const [latest, odd = '', first] = cups;
  await overwrite(commitKey(tournamentStream(broken), 0));
  await overwrite(commitKey(seriesStream(odd), 0));
  const again = fresh();
  const mine = await again.list(owner, { list: 'MINE' }, { first: 10 });
  expect(mine.items.map(({ item }) => item.id)).toEqual([newest, oldest]);
  const run = await again.ownSeries(owner, { first: 10 });
  expect(run.items.map(({ item }) => item.id)).toEqual([latest, first]);
  expect(logged).toEqual([broken, odd]);
});

it('the published contract has no `null` among the items of a list', async () => {
  const { apis } = await freshDoors();
  const { data } = await apis.graphql(
    `{ __type(name: "MatchConnection") { fields { name type { kind ofType { kind ofType { kind } } } } } }`,
    {},
  );
  expect(data.__type.fields[0]).toEqual({
    name: 'edges',
    type: { kind: 'NON_NULL', ofType: { kind: 'LIST', ofType: { kind: 'NON_NULL' } } },
  });
});
