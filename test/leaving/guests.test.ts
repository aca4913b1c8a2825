import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { openHall, type Hall } from '../graphql/support/hall.ts';
import { ann, bob, codeOf, playRounds } from '../matches/hall.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { usesOn } from './leaver.ts';

const gameId = 'secret-numbers';
const table = { gameId, seats: 2, visibility: 'PRIVATE' } as const;
let hall: Hall;
beforeAll(async () => {
  hall = await openHall([secretNumbers]);
});
afterAll(() => hall.close());

/** A new guest, and its token. */
async function makeGuest(): Promise<{ readonly guest: AccountActor; readonly token: string }> {
  const { accounts } = usesOn(hall);
  const { secret, account } = await accounts.createGuest({});
  const guest = {
    kind: 'account',
    account: account.account,
    roles: ['player'],
    guest: true,
  } as const;
  return { guest, token: secret };
}

/** The code of an invitation by the host. */
async function codeTo(host: AccountActor, matchId: string): Promise<string> {
  const { record } = await hall.matches.invite(host, { matchId, uses: 1 });
  return record.invitations.at(-1)?.code ?? '';
}

/** An account that has signed in and done nothing yet. */
const newcomer = (account: string): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player'],
});

const idsOf = async (who: AccountActor) =>
  (await hall.matches.list(who, { list: 'MINE' }, { first: 50 })).items.map(
    ({ item }) => item.record.id,
  );

it('a guest plays at its own private tables, and opens none in the lobby', async () => {
  const { guest } = await makeGuest();
  await expect(hall.matches.create(guest, { gameId, seats: 2 })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    mistakes: [{ path: ['visibility'] }],
  });
  const { record } = await hall.matches.create(guest, table);
  await hall.matches.join(bob, { matchId: record.id, invitation: await codeTo(guest, record.id) });
  await hall.matches.start(guest, { matchId: record.id });
  await playRounds(hall.matches, [guest, bob], record.id, 3);
  expect((await hall.matches.find(guest, record.id))?.record.status).toBe('FINISHED');
});

it('a guest joins a stranger’s table only by an invitation, and never a rated one', async () => {
  const { guest } = await makeGuest();
  const { record } = await hall.matches.create(ann, { gameId, seats: 4 });
  expect(await codeOf(hall.matches.join(guest, { matchId: record.id }))).toBe('FORBIDDEN');
  const code = await codeTo(ann, record.id);
  await hall.matches.join(guest, { matchId: record.id, invitation: code });
  const rated = { gameId, seats: 4, rated: true, timeControl: { preset: 'live' } };
  const { record: counts } = await hall.matches.create(ann, rated);
  const by = { matchId: counts.id, invitation: await codeTo(ann, counts.id) };
  expect(await codeOf(hall.matches.join(guest, by))).toBe('FORBIDDEN');
});

it('a guest can’t join a queue, invite by name or take over a seat, and chats only in phrases', async () => {
  const { guest } = await makeGuest();
  const { matches, queues } = hall;
  const queue = { gameId, timeControl: 'live' };
  expect(await codeOf(queues.join(guest, queue))).toBe('FORBIDDEN');
  const { record } = await matches.create(guest, table);
  const on = { matchId: record.id };
  expect(await codeOf(matches.invite(guest, { ...on, accountId: 'ann' }))).toBe('FORBIDDEN');
  expect(await codeOf(matches.invite(guest, { ...on, uses: 2 }))).toBe('done');
  const { talk } = usesOn(hall);
  const say = { ...on, audience: 'ALL' } as const;
  expect(await codeOf(talk.send(guest, { ...say, text: 'hello' }))).toBe('CHAT_RESTRICTED');
  expect(await codeOf(talk.send(guest, { ...say, phrase: 'hello' }))).toBe('done');
  const elsewhere = await matches.create(ann, { gameId, seats: 2 });
  const seat = { matchId: elsewhere.record.id, seat: 'seat1' };
  expect(await codeOf(matches.claimSeat(guest, seat))).not.toBe('done');
});

it('a guest hosts at most five matches with people at once', async () => {
  const { guest } = await makeGuest();
  const begin = async () => {
    const { record } = await hall.matches.create(guest, { ...table, bots: ['first'] });
    return codeOf(hall.matches.start(guest, { matchId: record.id }));
  };
  for (let n = 0; n < 5; n += 1) expect(await begin()).toBe('done');
  expect(await begin()).toBe('TOO_MANY_MATCHES');
});

it('an account that signs in keeps the matches of its guest: open, in play and over', async () => {
  const { guest, token } = await makeGuest();
  const { matches } = hall;
  const open = await matches.create(guest, table);
  const running = await matches.create(guest, table);
  const over = await matches.create(guest, table);
  for (const { record } of [running, over]) {
    await matches.join(bob, { matchId: record.id, invitation: await codeTo(guest, record.id) });
    await matches.start(guest, { matchId: record.id });
  }
  await playRounds(matches, [guest, bob], running.record.id, 1);
  await playRounds(matches, [guest, bob], over.record.id, 3);
  const before = await matches.find(guest, running.record.id);
  const orders = [{ kind: 'pick', choose: ['number:3'] }];
  await matches.setStandingOrders(guest, { matchId: running.record.id, orders });

  const withOrder = await matches.find(guest, running.record.id);

  const keeper = newcomer('kim who keeps');
  const leaving = usesOn(hall).leaving;
  const kept = await leaving.keepGuest(keeper, { token });
  expect(kept).toEqual({ account: guest.account, matches: 3 });

  const ids = [open, running, over].map(({ record }) => record.id);
  expect((await idsOf(keeper)).toSorted()).toEqual(ids.toSorted());
  expect(await idsOf(guest)).toEqual([]);
  const after = await matches.find(keeper, running.record.id);
  expect(after?.record.seats[0]?.holder).toEqual({ kind: 'account', account: keeper.account });
  expect(after?.record.host).toBe(keeper.account);
  expect(after?.questions).toEqual(withOrder?.questions);
  expect(after?.record.entropy).toEqual(before?.record.entropy);
  const ended = await matches.find(keeper, over.record.id);
  expect(ended?.record.status).toBe('FINISHED');
  const revealed = (await hall.items()).filter(
    ({ key, text }) => key.includes(over.record.id) && text.includes('SecretRevealed'),
  );
  expect(revealed).toHaveLength(1);
  // its order is still there
  expect(after?.orders).toEqual(withOrder?.orders);
  // nothing is left of the guest, whose token is not used any more
  expect(await codeOf(leaving.keepGuest(keeper, { token }))).toBe('BAD_USER_INPUT');
  const items = (await hall.items()).filter(({ key }) => key.includes(guest.account));
  expect(items.map(({ key }) => key)).toEqual([`ACCOUNT#${guest.account} PROFILE`]);
});

it('a guest resigns a seat at a table where its new account already plays', async () => {
  const { guest, token } = await makeGuest();
  const { record } = await hall.matches.create(guest, table);
  const keeper = newcomer('kay who plays against herself');
  await hall.matches.join(keeper, {
    matchId: record.id,
    invitation: await codeTo(guest, record.id),
  });
  await hall.matches.start(guest, { matchId: record.id });
  await usesOn(hall).leaving.keepGuest(keeper, { token });
  const { record: now } = (await hall.matches.find(keeper, record.id)) ?? expect.fail();
  expect(now.seats.find(({ id }) => id === 'seat1')).toMatchObject({ resigned: true });
});

it('an access token or a banned account can’t keep a guest', async () => {
  const { token } = await makeGuest();
  const leaving = usesOn(hall).leaving;
  const program: AccountActor = { ...newcomer('program'), scopes: ['play', 'host', 'account'] };
  expect(await codeOf(leaving.keepGuest(program, { token }))).toBe('FORBIDDEN');
  const bans = { mutes: {}, notices: [], bans: { report: '2999-01-01T00:00:00.000Z' } };
  await hall.store.accounts.putStanding('banned', { revision: 1, data: bans });
  expect(await codeOf(leaving.keepGuest(newcomer('banned'), { token }))).not.toBe('done');
});
