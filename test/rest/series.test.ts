import { describe, expect, it } from 'vitest';
import type { Role } from '../../services/platform/requests/actor.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const olga = { as: 'olga', roles: ['player', 'organizer'] as readonly Role[] };

const regulations = {
  game: { id: 'tic-tac-toe' },
  timeControl: { preset: 'live' },
  stages: [{ format: 'SWISS', podSize: { preferred: 2 }, rounds: 1 }],
  rounds: { advance: 'MANUAL' },
};

/** An event of one round of two players that is over: the first seat has won. */
async function over(): Promise<string> {
  const { hall, rest } = apis();
  const { tournaments, store } = hall;
  const body = { name: 'Evening', regulations };
  const made = await rest('POST', '/v1/tournaments', { ...olga, body });
  const { id } = made.body as { readonly id: string };
  const path = `/v1/tournaments/${id}`;
  for (const step of ['/announce', '/open-registration']) await rest('POST', path + step, olga);
  await rest('POST', `${path}/players`, { ...olga, body: { accountIds: ['ann', '=bob'] } });
  await rest('POST', `${path}/start`, olga);
  await rest('POST', `${path}/rounds`, { ...olga, body: {} });
  await rest('POST', `${path}/rounds/1/publish`, { ...olga, body: {} });
  const settle = async (): Promise<void> => {
    for (;;) {
      const { left } = await tournaments.fold(id);
      const { work } = await tournaments.wake(id);
      for (const each of work) if (each.does === 'seatPods') await tournaments.seatPods(each);
      await tournaments.direct(id);
      if (!left && work.length === 0) return;
    }
  };
  await settle();
  const seats = [{ place: 1, score: 1 }, { place: 2 }];
  const fact = { kind: 'RESULT', round: 1, pod: 1, attempt: 1, ended: 'RULES', seats };
  const at = new Date().toISOString();
  await store.inboxes.put({ stream: tournamentStream(id), at, id: 'RESULT.1.1.1', fact });
  await settle();
  return id;
}

const account = '{ id name }';
const whole = `id version name description visibility can createdAt updatedAt owner ${account}
  organizers ${account} regulations { pointsByPlace best atLeast ties } league { size up down }
  events { tournamentIds }
  draft { season tooFew divisions { tournamentId players ${account} } moves { account ${account} from to } }`;

describe('a tournament series in both APIs', () => {
  it('is created, filled and read with the same names', async () => {
    const { rest, graphql } = apis();
    const viewed = async () => {
      const query = `query ($id: ID!) { series(id: $id) { ${whole} } }`;
      const { data, errors } = await graphql(query, { id }, olga.as, olga.roles);
      expect(errors).toEqual([]);
      return data.series;
    };
    const body = { name: 'Evenings', regulations: { pointsByPlace: [3, 1.5], best: 2 } };
    const made = await rest('POST', '/v1/series', { ...olga, body });
    expect(made.status).toBe(201);
    const { id } = made.body as { readonly id: string };
    const path = `/v1/series/${id}`;
    expect(made.headers['location']).toBe(path);
    expect(made.body).toMatchObject(await viewed());
    const node = await graphql('query ($id: ID!) { node(id: $id) { __typename id } }', { id });
    expect(node.data.node).toEqual({ __typename: 'Series', id });

    const events = [await over(), await over()];
    const first = { ...olga, body: { events: events.slice(0, 1).map((each) => [each]) } };
    const stale = { ...first, headers: { 'if-match': '"7"' } };
    expect((await rest('PATCH', path, stale)).status).toBe(412);
    const changed = await rest('PATCH', path, { ...first, headers: { 'if-match': '"0"' } });
    expect(changed).toMatchObject({ status: 200, body: { version: 1 } });
    const update = `mutation ($input: UpdateSeriesInput!) { updateSeries(input: $input) { version } }`;
    const input = { seriesId: id, events: events.map((each) => [each]) };
    const filled = await graphql(update, { input }, olga.as, olga.roles);
    expect(filled.data.updateSeries).toEqual({ version: 2 });
    const read = await rest('GET', path);
    expect(read.body.events).toEqual(events.map((each) => ({ tournamentIds: [each] })));
    const { etag = '' } = read.headers;
    expect((await rest('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('is listed for its organizers, page by page, the latest first', async () => {
    const { rest, graphql } = apis();
    const as = (account: string) => ({ as: account, roles: olga.roles });
    const setUp = async (who: string, name: string, more = {}): Promise<string> => {
      const body = { name, regulations: { pointsByPlace: [1] }, ...more };
      const made = await rest('POST', '/v1/series', { ...as(who), body });
      return made.body.id as string;
    };
    const cups = await setUp('ida', 'Cups');
    const league = await setUp('ida', 'League', { visibility: 'PRIVATE', league: {} });
    const shared = await setUp('jon', 'Shared');
    await setUp('jon', 'Of others');
    const body = { organizers: ['ida'] };
    await rest('PATCH', `/v1/series/${shared}`, { ...as('jon'), body });

    const path = '/v1/viewer/series';
    const listed = await rest('GET', path, as('ida'));
    const { items } = listed.body;
    expect(items.map((each: { readonly id: string }) => each.id)).toEqual([shared, league, cups]);
    expect(items[1]).toMatchObject({ name: 'League', visibility: 'PRIVATE', league: true });
    expect(items[2]).toMatchObject({ name: 'Cups', league: false, events: 0 });
    const page = await rest('GET', `${path}?first=2`, as('ida'));
    expect(page.body).toMatchObject({ items: items.slice(0, 2), hasNextPage: true });
    const [, next = ''] = /<(.*)>/.exec(page.headers['link'] ?? '') ?? [];
    expect((await rest('GET', next, as('ida'))).body).toMatchObject({
      items: items.slice(2),
      hasNextPage: false,
    });
    const after = page.body.endCursor as string;
    expect((await rest('GET', `${path}?after=${after}`, as('jon'))).status).toBe(422);
    expect((await rest('GET', path)).status).toBe(401);

    const query = `query ($after: String) { ownSeries(first: 2, after: $after) {
      edges { node { id name visibility league events createdAt updatedAt } }
      pageInfo { hasNextPage endCursor } } }`;
    const nodesOf = async (variables = {}) => {
      const { data, errors } = await graphql(query, variables, 'ida', olga.roles);
      expect(errors).toEqual([]);
      const { edges, pageInfo } = data.ownSeries;
      return { nodes: edges.map(({ node }: { readonly node: unknown }) => node), pageInfo };
    };
    const first = await nodesOf();
    expect(first).toEqual({
      nodes: items.slice(0, 2),
      pageInfo: { hasNextPage: true, endCursor: after },
    });
    expect((await nodesOf({ after })).nodes).toEqual(items.slice(2));

    await rest('PATCH', `/v1/series/${shared}`, { ...as('jon'), body: { organizers: [] } });
    const left = await rest('GET', `${path}?first=1`, as('ida'));
    expect(left.body).toMatchObject({ items: [], hasNextPage: true });
    const on = await rest('GET', `${path}?after=${String(left.body.endCursor)}`, as('ida'));
    expect(on.body.items).toEqual(items.slice(1));
  });

  it('shows its table, page by page, and as a file for spreadsheets', async () => {
    const { rest, graphql } = apis();
    const body = { name: 'Evenings', regulations: { pointsByPlace: [3, 1.5] } };
    const made = await rest('POST', '/v1/series', { ...olga, body });
    const { id } = made.body as { readonly id: string };
    const path = `/v1/series/${id}`;
    const event = await over();
    await rest('PATCH', path, { ...olga, body: { events: [[event]] } });
    const table = await rest('GET', `${path}/standings`);
    expect(table.body).toMatchObject({ results: ['PROVISIONAL'], hasNextPage: false });
    expect(table.body.items).toMatchObject([
      { rank: 1, points: 3, scores: [{ event: 1, tournamentId: event, place: 1, counts: true }] },
      { rank: 2, points: 1.5, scores: [{ event: 1, tournamentId: event, place: 2, counts: true }] },
    ]);
    const page = await rest('GET', `${path}/standings?first=1`);
    expect(page.body.items).toEqual(table.body.items.slice(0, 1));
    const [, next = ''] = /<(.*)>/.exec(page.headers['link'] ?? '') ?? [];
    expect((await rest('GET', next)).body.items).toEqual(table.body.items.slice(1));

    const rows = `edges { node { rank account ${account} points tieBreaks { kind value }
      scores { event tournamentId place points counts } } }`;
    const query = `query ($id: ID!) { series(id: $id) {
      events { number tournaments { id name } } qualified(count: 1) ${account}
      standings { results seed ${rows} } } }`;
    const { data, errors } = await graphql(query, { id });
    expect(errors).toEqual([]);
    const { edges, ...shown } = data.series.standings;
    expect(table.body).toMatchObject(shown);
    expect(table.body.items).toMatchObject(edges.map((each: { node: unknown }) => each.node));
    expect(data.series.events).toEqual([
      { number: 1, tournaments: [{ id: event, name: 'Evening' }] },
    ]);
    const best = await rest('GET', `${path}/qualified?count=2`);
    expect(best.body.items.slice(0, 1)).toMatchObject(data.series.qualified);
    const [{ id: winner }, { id: second }] = best.body.items as [{ id: string }, { id: string }];
    const left = await rest(
      'GET',
      `${path}/qualified?count=2&without=${encodeURIComponent(winner)}`,
    );
    expect(left.body.items).toMatchObject([{ id: second }]);

    const file = await rest('GET', `${path}/standings.csv`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = file.text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFrank,name,points,PLACES,LATEST,DRAW,place1,points1');
    expect(lines[1]).toMatch(/^1,.+,3,.+,1,'?\w+,1,3$/);
    expect(file.text).toContain(",'=bob,");
  });

  it('proposes the next season of a league', async () => {
    const { rest, graphql } = apis();
    const league = { size: 8, up: 1, down: 1 };
    const body = { name: 'League', regulations: { pointsByPlace: [1] }, league };
    const made = await rest('POST', '/v1/series', { ...olga, body });
    const { id } = made.body as { readonly id: string };
    const newcomers = Array.from({ length: 8 }, (_, i) => `p${String(i + 1)}`);
    const stages = [{ format: 'ROUND_ROBIN', podSize: { preferred: 2 } }];
    const drafted = await rest('POST', `/v1/series/${id}/seasons`, {
      ...olga,
      body: { newcomers, regulations: { ...regulations, stages } },
    });
    expect(drafted).toMatchObject({ status: 200, body: { draft: { season: 1, tooFew: false } } });
    const [division] = drafted.body.draft.divisions;
    const set = await rest('GET', `/v1/tournaments/${String(division.tournamentId)}`, olga);
    expect(set.body).toMatchObject({ name: 'League 1/1', status: 'DRAFT' });
    const draft = `mutation ($input: DraftSeasonInput!) { draftSeason(input: $input) { ${whole} } }`;
    const input = { seriesId: id, divisions: [newcomers.toReversed()] };
    const again = await graphql(draft, { input }, olga.as, olga.roles);
    expect(again.errors).toEqual([]);
    const read = await rest('GET', `/v1/series/${id}`, olga);
    expect(read.body).toMatchObject(again.data.draftSeason);
    expect(read.body.draft.divisions[0].players[0].id).toBe('p8');
    const others = await rest('GET', `/v1/series/${id}`);
    expect(others.body).toMatchObject({ draft: null, version: 0, can: [] });
  });

  it('refuses wrong input by its place', async () => {
    const { rest } = apis();
    const body = { name: 'Evenings', regulations: { pointsByPlace: [1, 2] } };
    const made = await rest('POST', '/v1/series', { ...olga, body });
    expect(made).toMatchObject({ status: 422, body: { code: 'BAD_USER_INPUT' } });
    expect(made.body.faults).toMatchObject([{ at: '/regulations/pointsByPlace' }]);
  });
});
