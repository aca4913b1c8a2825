import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();

const item = 'matchId seat kind count since deadline urgent';
const list = `query ($first: Int, $after: String) { attention(first: $first, after: $after) {
  edges { node { ${item} } } pageInfo { hasNextPage endCursor } } }`;
const next = `query ($id: ID!) { attentionAfter(matchId: $id) { ${item} } }`;

/** A match of the two under way, in which the first is asked. */
async function begun(host: string, guest: string, more: object = {}): Promise<string> {
  const body = { gameId: 'tic-tac-toe', seats: 2, ...more };
  const { id } = (await apis().rest('POST', '/v1/matches', { as: host, body })).body;
  const seat = { acceptTimeControl: true };
  await apis().rest('POST', `/v1/matches/${id}/seats`, { as: guest, body: seat });
  await apis().rest('POST', `/v1/matches/${id}/start`, { as: host, body: {} });
  return id;
}

/** The due items by both APIs, which must be the same. */
async function dueTo(as: string): Promise<readonly { readonly matchId: string }[]> {
  const { body } = await apis().rest('GET', '/v1/attention', { as });
  const { data } = await apis().graphql(list, {}, as);
  const { edges, pageInfo } = data.attention;
  expect(body.items).toEqual(edges.map(({ node }: { node: object }) => node));
  expect(body).toMatchObject(pageInfo);
  return body.items;
}

describe('the attention list', () => {
  it('is the same by GraphQL and REST, and drops an item after its answer', async () => {
    const slow = await begun('nia', 'oto', { timeControl: { preset: 'async-2d' } });
    const fast = await begun('nia', 'oto', { timeControl: { preset: 'async-1d' } });
    const never = await begun('nia', 'oto');
    const due = await dueTo('nia');
    expect(due.map(({ matchId }) => matchId)).toEqual([fast, slow, never]);
    expect(due[0]).toMatchObject({ seat: 'seat1', kind: 'ANSWER', count: 1, urgent: false });
    expect(await dueTo('oto')).toEqual([]);

    const asked = `query ($id: ID!) { match(id: $id) { questions { id deadline } }
      attention { edges { node { deadline match { id game { name } } } } } }`;
    const { data } = await apis().graphql(asked, { id: fast }, 'nia');
    const [question] = data.match.questions;
    const [{ node }] = data.attention.edges;
    expect(node).toEqual({
      deadline: question.deadline,
      match: { id: fast, game: { name: 'Noughts and crosses' } },
    });
    const body = { questionId: question.id, choose: ['cell:4'] };
    const headers = { 'idempotency-key': 'first' };
    await apis().rest('POST', `/v1/matches/${fast}/answers`, { as: 'nia', body, headers });
    expect((await dueTo('nia')).map(({ matchId }) => matchId)).toEqual([slow, never]);
    expect((await dueTo('oto')).map(({ matchId }) => matchId)).toEqual([fast]);
  });

  it('leads from table to table', async () => {
    const ids = [await begun('pia', 'quo'), await begun('pia', 'quo')];
    const nextOf = async (id: string) => {
      const path = `/v1/attention/next?matchId=${id}`;
      const { item: byRest } = (await apis().rest('GET', path, { as: 'pia' })).body;
      expect((await apis().graphql(next, { id }, 'pia')).data.attentionAfter).toEqual(byRest);
      return byRest?.matchId;
    };
    const [one = '', two = ''] = ids;
    expect([await nextOf(one), await nextOf(two), await nextOf('none')]).toEqual([two, one, one]);
    const first = (await apis().rest('GET', '/v1/attention/next', { as: 'pia' })).body;
    expect(first.item.matchId).toBe(one);
    const none = (await apis().rest('GET', '/v1/attention/next', { as: 'quo' })).body;
    expect(none).toEqual({ item: null });
  });

  it('comes in pages', async () => {
    const ids = [await begun('rex', 'sue'), await begun('rex', 'sue')];
    const page = await apis().rest('GET', '/v1/attention?first=1', { as: 'rex' });
    const { headers, body } = page;
    expect(body.items.map(({ matchId }: { matchId: string }) => matchId)).toEqual([ids[0]]);
    const [, link = ''] = /<(.*)>/.exec(headers['link'] ?? '') ?? [];
    const rest = (await apis().rest('GET', link, { as: 'rex' })).body;
    expect(rest.items.map(({ matchId }: { matchId: string }) => matchId)).toEqual([ids[1]]);
    const after = { first: 1, after: body.endCursor };
    const { data } = await apis().graphql(list, after, 'rex');
    expect(data.attention.edges.map(({ node }: { node: object }) => node)).toEqual(rest.items);
    const strange = await apis().graphql(list, after, 'sue');
    expect(strange.errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    const query = '/v1/attention?after=nonsense';
    expect((await apis().rest('GET', query, { as: 'rex' })).status).toBe(422);
  });
});

describe('the playing hours of an account', () => {
  it('are refused by name if they are invalid', async () => {
    const wrong = { quietFrom: '24:00', quietTo: '8', digestAt: 'noon', urgentBelow: 'P2D' };
    const { status, body } = await apis().rest('PATCH', '/v1/viewer', { as: 'tim', body: wrong });
    expect(status).toBe(422);
    expect(body.faults.map(({ at }: { at: string }) => at)).toEqual([
      '/quietFrom',
      '/quietTo',
      '/urgentBelow',
      '/digestAt',
    ]);
    const kept = { quietFrom: '21:30', quietTo: '06:00', digestAt: '19:00', urgentBelow: 'PT90M' };
    const { errors } = await apis().graphql(
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
      { input: kept },
      'tim',
    );
    expect(errors).toEqual([]);
    const told = await apis().graphql(
      '{ viewer { quietFrom quietTo digestAt urgentBelow } }',
      {},
      'tim',
    );
    expect(told.data.viewer).toEqual({ ...kept, urgentBelow: 'PT1H30M' });
  });
});

describe('the notification rules of an account', () => {
  const said =
    '{ viewer { notificationRules { id events channels mode escalate { after } } mutedMatches } }';
  const set = `mutation ($rules: [NotificationRuleInput!]!) {
    setNotificationRules(input: { rules: $rules }) { id events matchIds mode } }`;
  const silent = { events: ['match.seat.*'], channels: [], mode: 'OFF' };

  it('are the same by GraphQL and REST', async () => {
    const rules = [silent, { ...silent, events: ['match.started'], matchIds: ['m1'] }];
    const put = await apis().rest('PUT', '/v1/viewer/rules', { as: 'una', body: { rules } });
    const kept = { id: 'rule-1', gameIds: null, speeds: null, escalate: [], matchIds: null };
    expect(put.body.items[0]).toEqual({ ...kept, ...silent, unsubscribed: [] });
    const { data } = await apis().graphql(said, {}, 'una');
    expect(data.viewer).toMatchObject({ notificationRules: [{ id: 'rule-1' }, { id: 'rule-2' }] });
    const again = await apis().graphql(set, { rules: [rules[1]] }, 'una');
    expect(again.data.setNotificationRules).toEqual([
      { id: 'rule-1', events: ['match.started'], matchIds: ['m1'], mode: 'OFF' },
    ]);
    const { body } = await apis().rest('GET', '/v1/viewer/rules', { as: 'una' });
    expect(body).toMatchObject({ items: [{ events: ['match.started'] }], muted: [] });
    const others =
      'query ($id: ID!) { node(id: $id) { ... on Account { notificationRules { id } } } }';
    await apis().rest('PATCH', '/v1/viewer', { as: 'una', body: { name: 'Una' } });
    const seen = await apis().graphql(others, { id: 'una' }, 'vic');
    expect(seen.data.node).toEqual({ notificationRules: [] });
  });

  it('are refused by field if they are invalid', async () => {
    const faults = async (rules: readonly object[]) => {
      const { status, body } = await apis().rest('PUT', '/v1/viewer/rules', {
        as: 'wim',
        body: { rules },
      });
      expect(status).toBe(422);
      return body.faults.map(({ at }: { at: string }) => at);
    };
    const good = { events: ['match.*'], channels: [], mode: 'OFF' };
    expect(await faults([good, { ...good, events: ['tea'] }])).toEqual(['/rules/1/events/0']);
    expect(await faults([{ ...good, channels: ['mine'] }])).toEqual(['/rules/0/channels/0']);
    expect(await faults([{ ...good, mode: 'NOW' }])).toEqual(['/rules/0/channels']);
    const escalate = [{ after: 'PT1S', channels: ['mine'] }];
    expect(await faults([{ ...good, escalate }])).toEqual(['/rules/0/escalate/0/after']);
    expect(await faults(Array.from({ length: 51 }, () => good))).toEqual(['/rules']);
    const { errors } = await apis().graphql(set, { rules: [{ ...good, channels: ['x'] }] }, 'wim');
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect((await apis().rest('GET', '/v1/viewer/rules', { as: 'wim' })).body.items).toEqual([]);
  });

  it('can be turned off for a match', async () => {
    const id = await begun('xia', 'yen');
    const path = `/v1/matches/${id}/mute`;
    const muted = await apis().rest('PUT', path, { as: 'xia', body: {} });
    expect(muted.body.muted).toEqual([id]);
    expect((await apis().graphql(said, {}, 'xia')).data.viewer.mutedMatches).toEqual([id]);
    expect((await dueTo('xia')).map(({ matchId }) => matchId)).toEqual([id]);
    const mute = `mutation ($id: ID!) { muteMatch(input: { matchId: $id, muted: false }) {
      mutedMatches } }`;
    const loud = await apis().graphql(mute, { id }, 'xia');
    expect(loud.data.muteMatch).toEqual({ mutedMatches: [] });
    const none = await apis().rest('PUT', '/v1/matches/none/mute', { as: 'xia', body: {} });
    expect(none.status).toBe(404);
  });
});
