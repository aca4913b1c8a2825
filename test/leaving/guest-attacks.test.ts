import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../../services/accounts/accounts/rates.ts';
import { withGuessesCounted } from '../../services/apis/http/guesses.ts';
import { HOSTED_AT_ONCE } from '../../services/matches/session/hosted.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { FOR_GOOD } from '../../services/platform/requests/account-standing.ts';
import { openHall, type Hall } from '../graphql/support/hall.ts';
import { noTournaments } from '../graphql/support/no-tournaments.ts';
import { account, ann, bob, codeOf } from '../matches/hall.ts';
import { apisTo } from '../rest/support/apis.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { usesOn } from './leaver.ts';

const gameId = 'secret-numbers';
const table = { gameId, seats: 2, visibility: 'PRIVATE' } as const;
let hall: Hall;
beforeAll(async () => {
  hall = await openHall([secretNumbers]);
});
afterAll(() => hall.close());

type Made = { readonly guest: AccountActor; readonly token: string };

async function makeGuest(): Promise<Made> {
  const { secret, account: profile } = await usesOn(hall).accounts.createGuest({});
  const guest = {
    kind: 'account',
    account: profile.account,
    roles: ['player'],
    guest: true,
  } as const;
  return { guest, token: secret };
}

const manyOf = <T>(count: number, make: (n: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

const ban = ({ account: who }: AccountActor) =>
  hall.store.accounts.putStanding(who, {
    revision: 1,
    data: { mutes: {}, bans: { report: FOR_GOOD }, notices: [] },
  });

const started = (codes: readonly string[]) => codes.filter((code) => code === 'done').length;
const quick = (who: AccountActor) => codeOf(hall.matches.quickMatch(who, { gameId }));

describe('a guest’s limit of matches', () => {
  it('applies to concurrent quick matches', async () => {
    const { guest } = await makeGuest();
    expect(started(await manyOf(12, () => quick(guest)))).toBe(5);
  });

  it('applies to all ways to start a match together', async () => {
    const { guest } = await makeGuest();
    const { matches } = hall;
    const open = await manyOf(3, async () => (await matches.create(guest, table)).record.id);
    const codes = [
      ...(await manyOf(4, () => quick(guest))),
      ...(await Promise.all(
        open.map(async (matchId) => {
          await matches.addBot(guest, { matchId, level: 'random' });
          return codeOf(matches.start(guest, { matchId }));
        }),
      )),
    ];
    expect(started(codes)).toBe(5);
    expect(codes.filter((code) => code === 'TOO_MANY_MATCHES')).toHaveLength(2);
  });

  it('applies when the guest’s own table starts automatically', async () => {
    const { guest } = await makeGuest();
    const { matches } = hall;
    for (let n = 0; n < 5; n += 1) expect(await quick(guest)).toBe('done');
    const { record } = await matches.create(guest, { ...table, startWhenFull: true });
    const { record: full } = await matches.addBot(guest, { matchId: record.id, level: 'random' });
    expect(full.status).toBe('OPEN');
  });

  it('can’t be avoided by keeping guests: their matches count for the account', async () => {
    const host = account('keeper of guests');
    const leaving = usesOn(hall).leaving;
    for (let n = 0; n < HOSTED_AT_ONCE / 5; n += 1) {
      const { guest, token } = await makeGuest();
      for (let made = 0; made < 5; made += 1) expect(await quick(guest)).toBe('done');
      await leaving.keepGuest(host, { token });
    }
    expect(await quick(host)).toBe('TOO_MANY_MATCHES');
  });
});

describe('a ban', () => {
  it('of a guest applies to every seat, as that of an account does', async () => {
    const { guest } = await makeGuest();
    const { matches } = hall;
    const { record } = await matches.create(guest, table);
    const { record: others } = await matches.create(ann, { ...table, seats: 3 });
    const { record: inviting } = await matches.invite(ann, { matchId: others.id, uses: 1 });
    const invitation = inviting.invitations.at(-1)?.code ?? '';
    await matches.addBot(guest, { matchId: record.id, level: 'random' });
    await ban(guest);
    const seated = [
      matches.quickMatch(guest, { gameId }),
      matches.create(guest, table),
      matches.start(guest, { matchId: record.id }),
      matches.join(guest, { matchId: others.id, invitation }),
    ];
    expect(new Set(await Promise.all(seated.map(codeOf)))).toEqual(new Set(['FORBIDDEN']));
  });

  it('of a guest remains after an account keeps the guest', async () => {
    const { guest, token } = await makeGuest();
    expect(await quick(guest)).toBe('done');
    await ban(guest);
    const leaving = usesOn(hall).leaving;
    const kept = leaving.keepGuest(account('newcomer after a ban'), { token });
    await expect(kept).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of an account can’t be avoided as a guest: no open table and no queue accepts one', async () => {
    const { guest } = await makeGuest();
    const { matches, queues } = hall;
    const { record: open } = await matches.create(bob, { gameId, seats: 2 });
    const refused = [
      matches.join(guest, { matchId: open.id }),
      matches.create(guest, { gameId, seats: 2 }),
      queues.join(guest, { gameId, timeControl: 'async-1d' }),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual([
      'FORBIDDEN',
      'BAD_USER_INPUT',
      'FORBIDDEN',
    ]);
  });
});

describe('rate limits of guests', () => {
  const plenty = { perSecond: 1_000, burst: 1_000 };

  it('for wrong codes apply to all guests of an address together', async () => {
    const rates = rateLimits({ account: plenty, address: plenty }, () => 0);
    const { matches } = withGuessesCounted(
      { matches: hall.matches, tournaments: noTournaments },
      rates,
      '192.0.2.9',
    );
    const guests = await manyOf(8, makeGuest);
    const codes: string[] = [];
    for (const { guest } of guests)
      for (let n = 0; n < 8; n += 1) codes.push(await codeOf(matches.invited(guest, `WRONG${n}`)));
    expect(codes.filter((code) => code !== 'RATE_LIMITED')).toHaveLength(50);
  });

  it('for requests apply to all guests of an address together, and separately to new guests, at both APIs', async () => {
    const { rest, graphql } = await apisTo(hall.matches, hall, {
      account: plenty,
      address: { perSecond: 0.001, burst: 40 },
    });
    const made: string[] = [];
    for (let n = 0; n < 32; n += 1) {
      const told =
        n % 2 === 0
          ? (await rest('POST', '/v1/guests', { body: {} })).body
          : (await graphql('mutation { createGuest(input: {}) { token } }', {})).data?.createGuest;
      if (typeof told?.token === 'string') made.push(told.token);
    }
    expect(made).toHaveLength(30);
    const codes: number[] = [];
    for (const as of made) codes.push((await rest('GET', '/v1/viewer', { as })).status);
    expect(codes.filter((code) => code === 200)).toHaveLength(8);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
  });
});
