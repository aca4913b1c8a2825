import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const body = { gameId: 'tic-tac-toe', seats: 2, language: 'KO', startWhenFull: true };
const filtered = `query ($filter: MatchFilter) {
  matches(filter: $filter) { edges { node { id language startWhenFull } } } }`;
const rematch = `mutation ($id: ID!) { rematch(input: { matchId: $id }) { id status } }`;

describe('the lobby in both APIs', () => {
  it('finds the same tables by language, speed and joinability', async () => {
    const { body: made } = await apis().rest('POST', '/v1/matches', {
      as: 'ann',
      body: { ...body, timeControl: { preset: 'live' } },
    });
    const path = '/v1/matches?language=KO&speed=LIVE&joinableByMe=true';
    const { body: seen } = await apis().rest('GET', path, { as: 'bob' });
    const filter = { language: 'KO', speed: 'LIVE', joinableByMe: true };
    const { data } = await apis().graphql(filtered, { filter }, 'bob');
    const [edge] = data.matches.edges;
    expect(edge.node).toEqual({ id: made.id, language: 'KO', startWhenFull: true });
    expect(seen.items).toMatchObject([edge.node]);
    const { body: own } = await apis().rest('GET', path, { as: 'ann' });
    expect(own).toMatchObject({ items: [], hasNextPage: false });
    const refused = await apis().rest('GET', `${path}&list=RUNNING`, { as: 'bob' });
    expect(refused.status).toBe(422);
  });

  it('starts a table with its last seat, and has a rematch', async () => {
    const { body: made } = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
    const path = `/v1/matches/${String(made.id)}`;
    const { body: full } = await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
    expect(full).toMatchObject({ status: 'RUNNING', version: 1 });
    for (const as of ['bob', 'ann']) await apis().rest('POST', `${path}/resign`, { as });
    const asked = await apis().rest('POST', `${path}/rematch`, { as: 'bob' });
    expect(asked).toMatchObject({ status: 200, body: { status: 'OPEN', seat: 'seat1' } });
    expect(asked.headers['location']).toBe(`/v1/matches/${String(asked.body.id)}`);
    const { data } = await apis().graphql(rematch, { id: made.id }, 'ann');
    expect(data.rematch).toEqual({ id: asked.body.id, status: 'RUNNING' });
  });
});
