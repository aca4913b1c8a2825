import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const message = 'id matchId audience from { id name bot guest } seat hidden text phrase at';
const person = '{ id name bot guest }';
const parts = `id status message { ${message} } context { ${message} }
  complaints { by ${person} reason note at } decisions { act by ${person} reason at until }`;
const list = `query ($after: String) { reports(first: 1, after: $after) {
  edges { node { ${parts} } } pageInfo { hasNextPage endCursor } } }`;
const admin = { as: 'ada', roles: ['player', 'admin'] } as const;

async function said(text: string): Promise<string> {
  const body = { gameId: 'tic-tac-toe', seats: 2 };
  const { body: match } = await apis().rest('POST', '/v1/matches', { as: 'ema', body });
  const path = `/v1/matches/${match.id}/messages`;
  const sent = await apis().rest('POST', path, { as: 'vit', body: { audience: 'ALL', text } });
  return sent.body.id;
}

describe('a report to the moderators', () => {
  it('is the same by GraphQL and REST, and decided by either', async () => {
    const [one, two] = [await said('one'), await said('two')];
    const report = `mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { ${parts} } }`;
    const input = { messageId: one, reason: 'ABUSE', note: 'Look' };
    const { data, errors } = await apis().graphql(report, { input }, 'ema');
    expect(errors).toEqual([]);
    const body = { reason: 'SPAM' };
    const path = `/v1/messages/${two}/reports`;
    const second = await apis().rest('POST', path, { as: 'ema', body });
    expect(second.status).toBe(201);
    expect(data.reportMessage).toMatchObject({ id: one, status: 'OPEN', context: [] });

    const first = await apis().graphql(list, {}, 'ada', ['player', 'admin']);
    const listed = await apis().rest('GET', '/v1/reports?first=1', admin);
    expect(listed.body.items).toEqual(
      first.data.reports.edges.map((edge: { node: object }) => edge.node),
    );
    const { endCursor } = first.data.reports.pageInfo;
    expect([listed.body.hasNextPage, listed.body.endCursor]).toEqual([true, endCursor]);
    const next = await apis().graphql(list, { after: endCursor }, 'ada', ['player', 'admin']);
    expect(next.data.reports.edges[0].node).toEqual(second.body);

    const act = `mutation ($input: ModerateInput!) { moderate(input: $input) { ${parts} } }`;
    const mute = { reportId: one, act: 'MUTE', days: 7, reason: 'Be kind.', commandId: 'd1' };
    const decided = await apis().graphql(act, { input: mute }, 'ada', ['player', 'admin']);
    const warn = { act: 'WARN', reason: 'Once is enough.' };
    const warned = await apis().rest('POST', `/v1/reports/${two}/decisions`, {
      ...admin,
      body: warn,
    });
    expect([decided.data.moderate.status, warned.body.status]).toEqual(['ACTED', 'ACTED']);
    expect(warned.body.decisions).toMatchObject([{ ...warn, until: null }]);

    const told = await apis().rest('GET', '/v1/viewer/moderation', { as: 'vit' });
    const asked = '{ viewer { moderation { id messageId own act reason at until } } }';
    const read = await apis().graphql(asked, {}, 'vit');
    expect(told.body.items).toEqual(read.data.viewer.moderation);
    expect(told.body.items).toMatchObject([
      { act: 'MUTE', own: true, messageId: one },
      { act: 'WARN', own: true, messageId: two },
    ]);
  });

  it('is refused by its field', async () => {
    const id = await said('three');
    const told = await apis().rest('POST', `/v1/messages/${id}/reports`, {
      as: 'ema',
      body: { reason: 'BORING' },
    });
    expect([told.status, told.body.faults[0].at]).toEqual([422, '/reason']);
    await apis().rest('POST', `/v1/messages/${id}/reports`, {
      as: 'ema',
      body: { reason: 'SPAM' },
    });
    const path = `/v1/reports/${id}/decisions`;
    const body = { act: 'MUTE', reason: 'x' };
    const odd = await apis().rest('POST', path, { ...admin, body });
    expect([odd.status, odd.body.faults[0].at]).toEqual([422, '/days']);
    const none = await apis().rest('GET', '/v1/reports?first=51', admin);
    expect(none.status).toBe(400);
  });
});
