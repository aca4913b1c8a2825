import { beforeEach, describe, expect, it } from 'vitest';
import type { Invite, MatchView } from '../../services/matches/contract.ts';
import { DAY, heldClock, MINUTE } from './clocks/table.ts';
import { account, codeOf, useHalls, type Hall } from './hall.ts';

const open = useHalls();
const gameId = 'secret-numbers';
let clock = heldClock();
let hall: Hall;
let crowds = 0;
beforeEach(() => {
  clock = heldClock();
  hall = open(undefined, clock.now);
  crowds += 1;
});
const person = (name: string) => account(`${name} invited ${String(crowds)}`);
type Person = ReturnType<typeof person>;

const table = async (host: Person, more: object = {}) =>
  (await hall.matches.create(host, { gameId, seats: 4, visibility: 'PRIVATE', ...more })).record.id;
const invite = async (host: Person, matchId: string, more: Partial<Invite> = {}) =>
  last(await hall.matches.invite(host, { matchId, ...more }));
const last = ({ invitations }: MatchView) => {
  const invitation = invitations.at(-1);
  if (invitation === undefined) throw new Error('Nobody is invited.');
  return invitation;
};
const statuses = (seen: MatchView | undefined) =>
  seen && hall.matches.invitations(seen).map(({ status }) => status);

describe('an invitation of an account', () => {
  it('shows the account a private match, and gives it the reserved seat', async () => {
    const { matches } = hall;
    const [ada, ben, cyd] = [person('ada'), person('ben'), person('cyd')];
    const matchId = await table(ada, { requirements: { languages: ['ko'] } });
    expect(await matches.find(ben, matchId)).toBeUndefined();
    const { id } = await invite(ada, matchId, { accountId: ben.account, seat: 'seat3' });
    const again = await matches.invite(ada, { matchId, accountId: ben.account });
    expect(again.invitations).toHaveLength(1);
    const seen = await matches.find(ben, matchId);
    expect(seen?.invitations).toMatchObject([{ id, account: ben.account, seat: 'seat3' }]);
    expect(seen && matches.can(ben, seen)).toEqual(['join', 'answerInvitation', 'markSeen']);
    expect(await matches.find(cyd, matchId)).toBeUndefined();
    const answer = { invitationId: id, accept: true };
    expect(await codeOf(matches.answerInvitation(cyd, answer))).toBe('NOT_FOUND');
    expect(await matches.answerInvitation(ben, answer)).toMatchObject({ seat: 'seat3' });
    expect(await matches.answerInvitation(ben, answer)).toMatchObject({ seat: 'seat3' });
    expect(statuses(await matches.find(ada, matchId))).toEqual(['ACCEPTED']);
  });

  it('reserves its seat against all others, bots among them, until it expires', async () => {
    const { matches } = hall;
    const [ada, ben, cyd] = [person('ada'), person('ben'), person('cyd')];
    const matchId = await table(ada, { seats: 2, visibility: 'PUBLIC' });
    const expiresAt = clock.iso(60 * MINUTE);
    await invite(ada, matchId, { accountId: ben.account, seat: 'seat2', expiresAt });
    expect(await codeOf(matches.join(cyd, { matchId }))).toBe('MATCH_FULL');
    expect(await codeOf(matches.addBot(ada, { matchId, level: 'first' }))).toBe('MATCH_FULL');
    clock.pass(60 * MINUTE);
    expect(statuses(await matches.find(ben, matchId))).toEqual(['EXPIRED']);
    const late = { invitationId: `${matchId}.1`, accept: true };
    expect(await codeOf(matches.answerInvitation(ben, late))).toBe('FORBIDDEN');
    expect(await codeOf(matches.join(cyd, { matchId }))).toBe('done');
  });

  it('can be declined or withdrawn for good, and hides the match again', async () => {
    const { matches } = hall;
    const [ada, ben, cyd] = [person('ada'), person('ben'), person('cyd')];
    const matchId = await table(ada);
    const { id } = await invite(ada, matchId, { accountId: ben.account });
    const no = { invitationId: id, accept: false };
    await matches.answerInvitation(ben, no);
    expect(await codeOf(matches.answerInvitation(ben, no))).toBe('NOT_FOUND');
    expect(await matches.find(ben, matchId)).toBeUndefined();
    const other = await invite(ada, matchId, { accountId: cyd.account });
    const revoked = { invitationId: other.id };
    expect(await codeOf(matches.revokeInvitation(cyd, revoked))).toBe('FORBIDDEN');
    await matches.revokeInvitation(ada, revoked);
    expect(await codeOf(matches.revokeInvitation(ada, revoked))).toBe('done');
    expect(await codeOf(matches.revokeInvitation(ada, { invitationId: id }))).toBe('FORBIDDEN');
    expect(statuses(await matches.find(ada, matchId))).toEqual(['DECLINED', 'REVOKED']);
    expect(await matches.find(cyd, matchId)).toBeUndefined();
  });

  it('expires when the match leaves the lobby, and isn’t in the log', async () => {
    const { matches } = hall;
    const [ada, ben, cyd] = [person('ada'), person('ben'), person('cyd')];
    const matchId = await table(ada);
    await invite(ada, matchId, { accountId: cyd.account });
    const link = await invite(ada, matchId);
    await matches.join(ben, { matchId, invitation: link.code ?? '' });
    const begun = await matches.start(ada, { matchId });
    expect(statuses(begun)).toEqual(['EXPIRED']);
    expect(await matches.find(cyd, matchId)).toBeUndefined();
    const told = JSON.stringify(await matches.journal(ada, matchId, { first: 500 }));
    expect(told).not.toContain(cyd.account);
    expect(told).not.toContain(link.code);
  });

  it.each<[string, (who: { ada: Person; ben: Person }) => Partial<Invite>]>([
    ['oneself', ({ ada }) => ({ accountId: ada.account })],
    ['a player who sits there', ({ ben }) => ({ accountId: ben.account })],
    ['no account', () => ({ accountId: '' })],
    ['to a seat that is taken', () => ({ accountId: 'zoe', seat: 'seat1' })],
    ['to no seat', () => ({ accountId: 'zoe', seat: 'seat9' })],
    ['a time that is past', () => ({ accountId: 'zoe', expiresAt: clock.iso(-1) })],
    ['for ever', () => ({ accountId: 'zoe', expiresAt: clock.iso(15 * DAY) })],
    ['a crowd', () => ({ uses: 21 })],
  ])('is refused for %s', async (_, wish) => {
    const who = { ada: person('ada'), ben: person('ben') };
    const matchId = await table(who.ada, { visibility: 'PUBLIC' });
    await hall.matches.join(who.ben, { matchId });
    const code = await codeOf(hall.matches.invite(who.ada, { matchId, ...wish(who) }));
    expect(['BAD_USER_INPUT', 'SEAT_TAKEN']).toContain(code);
    expect(await codeOf(hall.matches.invite(who.ben, { matchId }))).toBe('FORBIDDEN');
  });
});

describe('an invitation link', () => {
  it('seats a limited number of players, also concurrently, and finds its match', async () => {
    const { matches } = hall;
    const ada = person('ada');
    const matchId = await table(ada, { seats: 5 });
    const { code = '' } = await invite(ada, matchId, { uses: 3 });
    const commits = await hall.store.events.range(matchId, undefined, 9);
    for (const commit of commits) await matches.project(commit);
    const guests = Array.from({ length: 5 }, (_, n) => person(`guest ${String(n)}`));
    const [first] = guests;
    if (first === undefined) throw new Error('Nobody comes.');
    expect((await matches.invited(first, code.toLowerCase()))?.record.id).toBe(matchId);
    const come = (who: Person) =>
      codeOf(open(undefined, clock.now).matches.join(who, { matchId, invitation: code }));
    const codes = await Promise.all(guests.map(come));
    expect(codes.toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'done', 'done', 'done']);
    // guests who come again have a seat already, and spend nothing
    expect(await Promise.all(guests.map(come))).toEqual(codes);
    const seen = await matches.find(ada, matchId);
    expect(seen?.invitations).toMatchObject([{ uses: 3, used: 3, status: 'ACCEPTED' }]);
    expect(await matches.invited(first, code)).toBeUndefined();
  });

  it('can reserve a seat for its first user', async () => {
    const [ada, ben, cyd] = [person('ada'), person('ben'), person('cyd')];
    const matchId = await table(ada, { seats: 2, visibility: 'PUBLIC' });
    const { code = '' } = await invite(ada, matchId, { seat: 'seat2' });
    expect(await codeOf(hall.matches.join(cyd, { matchId }))).toBe('MATCH_FULL');
    const seated = await hall.matches.join(ben, { matchId, invitation: code });
    expect(seated.seat).toBe('seat2');
  });
});

describe('a player who invites too often', () => {
  it('can invite twenty a day, over all tables', async () => {
    const ada = person('ada');
    const tables = [await table(ada), await table(ada)];
    const one = (n: number) =>
      hall.matches.invite(ada, {
        matchId: tables[n % 2] ?? '',
        accountId: `guest ${String(crowds)}/${String(n)}`,
      });
    for (let n = 0; n < 20; n += 1) {
      clock.pass(MINUTE);
      await one(n);
    }
    await expect(one(20)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 86_400 - 19 * 60,
    });
    // inviting an invited player again is no other invitation
    expect(await codeOf(one(0))).toBe('done');
    clock.pass(DAY - 19 * MINUTE);
    expect(await codeOf(one(20))).toBe('done');
  });

  it('can’t invite an account that declined three strangers, unless they have played together', async () => {
    const { matches } = hall;
    const ben = person('ben');
    const friend = person('friend');
    const played = await table(friend, { visibility: 'PUBLIC' });
    await matches.join(ben, { matchId: played });
    await matches.start(friend, { matchId: played });
    for (const commit of await hall.store.events.range(played, undefined, 9))
      await matches.project(commit);
    for (let n = 0; n < 3; n += 1) {
      const stranger = person(`stranger ${String(n)}`);
      const made = await invite(stranger, await table(stranger), { accountId: ben.account });
      expect(made.stranger).toBe(true);
      await matches.answerInvitation(ben, { invitationId: made.id, accept: false });
    }
    const another = person('another');
    const matchId = await table(another);
    const asked = () => matches.invite(another, { matchId, accountId: ben.account });
    await expect(asked()).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: "You can't invite this account.",
    });
    const theirs = await invite(friend, await table(friend), { accountId: ben.account });
    expect(theirs.stranger).toBeUndefined();
    clock.pass(30 * DAY);
    const later = await table(another);
    expect(await codeOf(matches.invite(another, { matchId: later, accountId: ben.account }))).toBe(
      'done',
    );
  });

  it('gets a neutral refusal from an account that blocked them, and none from a deleted one', async () => {
    const { matches, store } = hall;
    const [ada, ben, gone] = [person('ada'), person('ben'), person('gone')];
    await store.accounts.putBlocks(ben.account, { revision: 1, accounts: [ada.account] });
    await store.erasures.bury(gone.account, clock.iso());
    const matchId = await table(ada);
    await expect(matches.invite(ada, { matchId, accountId: ben.account })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: "You can't invite this account.",
    });
    const ofNobody = matches.invite(ada, { matchId, accountId: gone.account });
    expect(await codeOf(ofNobody)).toBe('NOT_FOUND');
  });

  it('learns nothing by guessing', async () => {
    const { matches } = hall;
    const [ada, eve] = [person('ada'), person('eve')];
    const matchId = await table(ada);
    const { id } = await invite(ada, matchId);
    const said = async (invitationId: string) => {
      try {
        await matches.answerInvitation(eve, { invitationId, accept: true });
      } catch (thrown) {
        return String(thrown);
      }
      return 'done';
    };
    const nowhere = await said('00000000000000000000000000.1');
    expect([await said(id), await said(`${matchId}.99`)]).toEqual([nowhere, nowhere]);
    expect(await codeOf(matches.answerInvitation(eve, { invitationId: 'x', accept: true }))).toBe(
      'BAD_USER_INPUT',
    );
  });
});
