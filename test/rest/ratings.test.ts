import { beforeAll, describe, expect, it } from 'vitest';
import { ratingsOn } from '../../services/accounts/ratings/account-ratings.ts';
import { systemClock } from '../../services/platform/time/clock.ts';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const gameId = 'tic-tac-toe';
const parts = 'gameId pool figure mu sigma matches provisional';
const known = `query ($id: ID!) { node(id: $id) { ... on Account { ratings { ${parts} } } } }`;
const board = `query ($of: RatingPool!, $first: Int, $after: String) {
  leaderboard(gameId: "${gameId}", pool: $of, first: $first, after: $after) {
    edges { cursor node { account { id name bot guest } rating { ${parts} } } }
    pageInfo { hasNextPage endCursor } } }`;
const path = `/v1/games/${gameId}/leaderboards`;

/** Plays ten matches for each pair; the first player wins all. */
async function rated(pool: 'ASYNC' | 'BOT', pairs: readonly (readonly [string, string])[]) {
  const ratings = ratingsOn(apis().hall.store, systemClock);
  for (const pair of pairs) {
    for (let n = 0; n < 10; n += 1) {
      const players = pair.map((account, i) => ({ account, place: i + 1 }));
      const at = new Date(Date.UTC(2026, 2, 1, n)).toISOString();
      const matchId = `${pool}-${pair.join('-')}-${String(n)}`.toLowerCase();
      await ratings.rate({ gameId, pool, matchId, version: 1, at, players });
    }
  }
}

describe('ratings of accounts', () => {
  beforeAll(async () => {
    for (const [as, name] of [
      ['wim', 'Wim'],
      ['xia', 'Xia'],
    ] as const)
      await apis().rest('PATCH', '/v1/viewer', { as, body: { name } });
    await rated('ASYNC', [
      ['wim', 'xia'],
      ['wim', 'yan'],
    ]);
    await rated('BOT', [['bot~7', 'bot~8']]);
  });

  it('are the same by GraphQL and REST, for anyone who asks', async () => {
    const { body } = await apis().rest('GET', '/v1/accounts/wim');
    expect(body.ratings).toEqual([
      {
        ...{ gameId, pool: 'ASYNC', matches: 20 },
        figure: expect.any(Number),
        mu: expect.any(Number),
        sigma: expect.any(Number),
        provisional: expect.any(Boolean),
      },
    ]);
    const [{ figure, mu, sigma }] = body.ratings;
    expect(figure).toBe(Math.round(1000 + 40 * (mu - 3 * sigma)));
    const { data } = await apis().graphql(known, { id: 'wim' });
    expect(data.node.ratings).toEqual(body.ratings);
    await apis().rest('PATCH', '/v1/viewer', { as: 'una', body: { name: 'Una' } });
    expect((await apis().rest('GET', '/v1/accounts/una')).body.ratings).toEqual([]);
  });

  it('make a leaderboard, page by page, the same in both APIs', async () => {
    const whole = await apis().rest('GET', `${path}/ASYNC`);
    expect(whole.status).toBe(200);
    const ids = (items: readonly { account: { id: string } }[]) => items.map((it) => it.account.id);
    expect(ids(whole.body.items)[0]).toBe('wim');
    expect(ids(whole.body.items).toSorted()).toEqual(['wim', 'xia', 'yan']);
    const first = await apis().rest('GET', `${path}/ASYNC?first=1`);
    expect(first.body).toMatchObject({ hasNextPage: true, items: [{ account: { name: 'Wim' } }] });
    const { data } = await apis().graphql(board, { of: 'ASYNC', first: 1 });
    const [edge] = data.leaderboard.edges;
    expect(edge.node).toEqual(first.body.items[0]);
    expect(edge.cursor).toBe(first.body.endCursor);
    const after = String(first.body.endCursor);
    const rest = await apis().rest('GET', `${path}/ASYNC?first=2&after=${after}`);
    expect(ids(rest.body.items)).toEqual(ids(whole.body.items).slice(1));
    const more = await apis().graphql(board, { of: 'ASYNC', first: 2, after });
    expect(more.data.leaderboard.edges.map((it: typeof edge) => it.node)).toEqual(rest.body.items);
    expect(more.data.leaderboard.pageInfo.hasNextPage).toBe(false);
  });

  it('of bot accounts are separate', async () => {
    const { body } = await apis().rest('GET', `${path}/BOT`);
    expect(body.items[0]).toMatchObject({ account: { id: 'bot~7', name: 'bot~7', bot: true } });
    expect((await apis().rest('GET', `${path}/LIVE`)).body.items).toEqual([]);
  });

  it('are refused for an unknown game or pool', async () => {
    for (const wrong of ['/v1/games/nothing/leaderboards/ASYNC', `${path}/BLITZ`])
      expect((await apis().rest('GET', wrong)).status).toBe(404);
    for (const wrong of ['first=0', 'first=101', 'after=nonsense'])
      expect(await apis().rest('GET', `${path}/ASYNC?${wrong}`)).toMatchObject({
        body: { code: 'BAD_USER_INPUT' },
      });
    for (const wrong of [{ first: 101 }, { after: 'nonsense' }]) {
      const { errors } = await apis().graphql(board, { of: 'ASYNC', ...wrong });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });

  it('show their change by a match, the same in both APIs, and none for a casual one', async () => {
    const ended = async (isRated: boolean) => {
      const body = {
        ...{ gameId, seats: 2, timeControl: { preset: 'async-7d' }, rated: isRated },
      };
      const { body: made } = await apis().rest('POST', '/v1/matches', { as: 'una', body });
      const at = `/v1/matches/${String(made.id)}`;
      await apis().rest('POST', `${at}/seats`, { as: 'vic', body: {} });
      await apis().rest('POST', `${at}/start`, { as: 'una', body: {} });
      const before = await apis().rest('GET', `${at}/rating-changes`);
      expect(before.body).toEqual({ items: [] });
      for (const as of ['vic', 'una']) await apis().rest('POST', `${at}/resign`, { as, body: {} });
      const players = ['una', 'vic'].map((account, i) => ({ account, place: i + 1 }));
      const outcome = { gameId, pool: 'ASYNC' as const, matchId: String(made.id), version: 9 };
      await ratingsOn(apis().hall.store, systemClock).rate({
        ...outcome,
        at: '2026-04-01T00:00:00.000Z',
        players,
      });
      const rest = await apis().rest('GET', `${at}/rating-changes`);
      const asked = `query ($id: ID!) { match(id: $id) { status ratingChanges { accountId before after } } }`;
      const { data } = await apis().graphql(asked, { id: made.id });
      expect(['FINISHED', 'ABANDONED']).toContain(data.match.status);
      expect(data.match.ratingChanges).toEqual(rest.body.items);
      return rest.body.items as { before: number; after: number }[];
    };
    const [won, lost] = await ended(true);
    expect(won).toMatchObject({ accountId: 'una', before: 1000 });
    expect(won?.after).toBeGreaterThan(1000);
    expect(lost).toMatchObject({ accountId: 'vic' });
    expect(await ended(false)).toEqual([]);
  });

  it('can be required by tables, with the same fields in both APIs', async () => {
    const wish = { gameId, seats: 2, timeControl: { preset: 'async-7d' } };
    const requirements = { ratingMin: 1200, ratingMax: 4000 };
    const { body } = await apis().rest('POST', '/v1/matches', {
      as: 'una',
      body: { ...wish, requirements },
    });
    const of = { languages: [], reliabilityMin: null, finishedMin: null, ...requirements };
    const shown = async (as?: string) => {
      const rest = await apis().rest('GET', `/v1/matches/${String(body.id)}`, {
        ...(as && { as }),
      });
      const asked = `query ($id: ID!) { match(id: $id) { requirements {
        languages reliabilityMin finishedMin ratingMin ratingMax unmet } } }`;
      const { data } = await apis().graphql(asked, { id: body.id }, as);
      expect(data.match.requirements).toEqual(rest.body.requirements);
      return rest.body.requirements;
    };
    expect(await shown('wim')).toEqual({ ...of, unmet: [] });
    expect(await shown('yan')).toEqual({ ...of, unmet: ['RATING'] });
    expect(await shown()).toEqual({ ...of, unmet: ['RATING'] });
    const joinable = async (as: string) => {
      const { body: page } = await apis().rest('GET', '/v1/matches?joinableByMe=true', { as });
      return JSON.stringify(page.items).includes(String(body.id));
    };
    expect([await joinable('wim'), await joinable('yan')]).toEqual([true, false]);
    const seats = `/v1/matches/${String(body.id)}/seats`;
    const refused = await apis().rest('POST', seats, { as: 'yan', body: {} });
    expect(refused).toMatchObject({ status: 403, body: { unmet: ['RATING'] } });
    expect((await apis().rest('POST', seats, { as: 'wim', body: {} })).status).toBe(200);
  });
});
