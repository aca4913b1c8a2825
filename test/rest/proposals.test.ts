import { expect, it } from 'vitest';
import { DAY, heldClock } from '../matches/clocks/table.ts';
import { useDoors } from './support/apis.ts';

const clock = heldClock();
const apis = useDoors(clock.now);

const proposal = `id kind by itself at expiresAt status votes { seat agree at } waitingOn closedAt
  until toVersion extend outcome seat level`;
const read = `query ($id: ID!) { match(id: $id) {
  status version proposals { ${proposal} } undo { policy left to sealedAt reason } } }`;
const vote = 'mutation ($i: VoteInput!) { vote(input: $i) { status } }';
const propose = 'mutation ($i: ProposeInput!) { propose(input: $i) { status } }';

/** Starts a match of ann and bob that allows takebacks by consent; returns its id. */
async function begun(more: object = {}): Promise<string> {
  const body = { gameId: 'tic-tac-toe', seats: 2, undo: 'CONSENT', ...more };
  const made = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
  const path = String(made.headers['location']);
  await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
  await apis().rest('POST', `${path}/start`, { as: 'ann' });
  return path.split('/').at(-1) ?? '';
}

/** The match with its proposals, which both APIs must show alike. */
async function both(id: string) {
  const { body } = await apis().rest('GET', `/v1/matches/${id}`, { as: 'bob' });
  const { body: undo } = await apis().rest('GET', `/v1/matches/${id}/undo`, { as: 'bob' });
  const { data } = await apis().graphql(read, { id }, 'bob');
  const { status, version, proposals } = body;
  expect(data.match).toEqual({ status, version, proposals, ...undo });
  return data.match as { readonly proposals: readonly { readonly id: string }[] };
}

it('a proposal is made in one API and voted on in the other, and both show the same', async () => {
  const id = await begun({ timeControl: { preset: 'async-1d' } });
  const body = { kind: 'PAUSE', until: clock.iso(2 * DAY) };
  const made = await apis().rest('POST', `/v1/matches/${id}/proposals`, { as: 'ann', body });
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({ proposals: [{ by: 'seat1', waitingOn: ['seat2'] }] });
  const { proposals } = await both(id);
  const input = { matchId: id, proposalId: proposals[0]?.id, agree: true };
  expect((await apis().graphql(vote, { i: input }, 'bob')).data).toEqual({
    vote: { status: 'PAUSED' },
  });
  expect(await both(id)).toMatchObject({ status: 'PAUSED', proposals: [{ status: 'ACCEPTED' }] });
  const path = `/v1/matches/${id}/proposals/${input.proposalId ?? ''}/votes`;
  const late = await apis().rest('POST', path, { as: 'bob', body: { agree: false } });
  expect([late.status, late.body.code]).toEqual([409, 'PROPOSAL_CLOSED']);
  expect(apis().faults).toEqual([]);
});

it('a takeback is refused in both APIs with the version that bars it', async () => {
  const id = await begun();
  const body = { kind: 'UNDO', toVersion: 0 };
  const barred = await apis().rest('POST', `/v1/matches/${id}/proposals`, { as: 'ann', body });
  expect([barred.status, barred.body.code]).toEqual([409, 'UNDO_BARRED']);
  expect(barred.body).toMatchObject({ sealedAt: 2 });
  const { errors } = await apis().graphql(propose, { i: { matchId: id, ...body } }, 'ann');
  expect(errors[0]?.extensions).toMatchObject({ code: 'UNDO_BARRED', sealedAt: 2 });
  expect(await both(id)).toMatchObject({ proposals: [], undo: { sealedAt: 2, reason: 'BEGUN' } });
});

it('an invalid proposal is refused by field in both APIs', async () => {
  const id = await begun();
  const body = { kind: 'EXTEND', extend: 'P99D', seat: 'seat1' };
  const { status, body: told } = await apis().rest('POST', `/v1/matches/${id}/proposals`, {
    as: 'ann',
    body,
  });
  expect([status, told.code]).toEqual([422, 'BAD_USER_INPUT']);
  expect(told.faults).toMatchObject([{ at: '/extend' }]);
  const { errors } = await apis().graphql(propose, { i: { matchId: id, ...body } }, 'ann');
  expect(errors[0]?.message).toContain('`extend`: ');
});
