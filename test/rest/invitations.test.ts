import { expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const parts = `id by { id name bot guest } account { id name bot guest } code uses used seat at expiresAt status`;
const seen = `query ($id: ID!) { match(id: $id) { can invitations { ${parts} } } }`;
const invite = `mutation ($input: InviteInput!) { invite(input: $input) { invitations { ${parts} } } }`;
const answer = `mutation ($input: AnswerInvitationInput!) {
  answerInvitation(input: $input) { seat invitations { status } } }`;

const opened = `query ($code: String!) { invitation(code: $code) {
  matchId title host { id name } game { id } seats { id name bot free account { id name } } } }`;

it('an invitation code opens its table without a token, in both APIs, and nothing else of the match', async () => {
  const wish = { gameId: 'tic-tac-toe', seats: 2, visibility: 'PRIVATE', title: 'Friday' };
  const { body: made } = await apis().rest('POST', '/v1/matches', { as: 'ida', body: wish });
  const code = String(made.invitation);
  const { data } = await apis().graphql(opened, { code: code.toLowerCase() });
  expect(data.invitation).toMatchObject({
    ...{ matchId: made.id, title: 'Friday', host: { id: 'ida' }, game: { id: 'tic-tac-toe' } },
    seats: [
      { free: false, account: { id: 'ida' } },
      { free: true, account: null },
    ],
  });
  const { body } = await apis().rest('GET', `/v1/invitations/${code}`);
  expect(body).toMatchObject({ matchId: made.id, title: 'Friday', host: data.invitation.host });
  expect(JSON.stringify(body)).not.toContain(code);

  expect((await apis().rest('GET', `/v1/matches/${String(made.id)}`)).status).toBe(404);
  const sit = { body: { invitation: code } };
  expect((await apis().rest('POST', `/v1/matches/${String(made.id)}/seats`, sit)).status).toBe(401);
  expect((await apis().rest('GET', '/v1/invitations/WRONG')).status).toBe(404);
  await apis().rest('POST', `/v1/matches/${String(made.id)}/bots`, {
    as: 'ida',
    body: { level: 'random' },
  });
  await apis().rest('POST', `/v1/matches/${String(made.id)}/start`, { as: 'ida', body: {} });
  const { data: late } = await apis().graphql(opened, { code });
  expect(late.invitation).toBeNull();
});

it('people are invited, answer and are withdrawn alike by GraphQL and REST', async () => {
  const wish = { gameId: 'tic-tac-toe', seats: 2, visibility: 'PRIVATE' };
  const { body: made } = await apis().rest('POST', '/v1/matches', { as: 'ida', body: wish });
  const path = `/v1/matches/${String(made.id)}`;
  const { body } = await apis().rest('POST', `${path}/invitations`, {
    as: 'ida',
    body: { accountId: 'joe', seat: 'seat2' },
  });
  const { data } = await apis().graphql(seen, { id: made.id }, 'ida');
  expect(body.invitations).toEqual(data.match.invitations);
  expect(body.invitations).toMatchObject([{ account: { id: 'joe' }, seat: 'seat2', code: null }]);
  expect(body.can).toEqual(data.match.can);

  const theirs = await apis().rest('GET', path, { as: 'joe' });
  expect(theirs.body.invitations).toEqual(body.invitations);
  const [{ id }] = body.invitations;
  const no = { as: 'joe', body: { accept: false } };
  const declined = await apis().rest('PUT', `/v1/invitations/${String(id)}`, no);
  expect(declined.body.invitations).toMatchObject([{ id, status: 'DECLINED' }]);
  expect((await apis().rest('GET', path, { as: 'joe' })).status).toBe(404);

  const linked = await apis().graphql(invite, { input: { matchId: made.id, uses: 2 } }, 'ida');
  const link = linked.data.invite.invitations.at(-1);
  const found = await apis().rest('GET', `/v1/invitations/${String(link.code)}`, { as: 'kit' });
  expect(found.body).toMatchObject({ matchId: made.id, host: { id: 'ida' } });
  const gone = await apis().rest('DELETE', `/v1/invitations/${String(link.id)}`, { as: 'ida' });
  expect(gone.body.invitations.at(-1)).toMatchObject({ id: link.id, status: 'REVOKED' });
  const late = { as: 'kit', body: { invitation: link.code } };
  expect((await apis().rest('POST', `${path}/seats`, late)).status).toBe(404);

  const again = await apis().graphql(
    invite,
    { input: { matchId: made.id, accountId: 'joe' } },
    'ida',
  );
  const invitationId = again.data.invite.invitations.at(-1).id;
  const yes = await apis().graphql(answer, { input: { invitationId, accept: true } }, 'joe');
  expect(yes.data.answerInvitation).toEqual({
    seat: 'seat2',
    invitations: [{ status: 'DECLINED' }, { status: 'ACCEPTED' }],
  });
});
