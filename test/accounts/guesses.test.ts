import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withGuessesCounted } from '../../services/apis/http/guesses.ts';
import { rateLimits } from '../../services/accounts/accounts/rates.ts';
import { openHall, type Hall } from '../graphql/support/hall.ts';
import { noTournaments } from '../graphql/support/no-tournaments.ts';
import { noughts } from '../graphql/support/noughts.ts';
import { account, ann, bob, cid, dan } from '../matches/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall([noughts]);
});
afterAll(() => hall.close());
const plenty = { perSecond: 1_000, burst: 1_000 };

/** A private match of ann's, and the use-cases as they are behind an address; the clock is the test's. */
async function invite() {
  const { matches } = hall;
  const { record, invitation = '' } = await matches.create(ann, {
    gameId: 'tic-tac-toe',
    seats: 2,
    visibility: 'PRIVATE',
  });
  const time = { ms: 0 };
  const rates = rateLimits({ account: plenty, address: plenty }, () => time.ms);
  const from = (address: string) =>
    withGuessesCounted({ matches, tournaments: noTournaments }, rates, address).matches;
  return { matchId: record.id, invitation, time, from, here: from('192.0.2.1') };
}
const limited = { code: 'RATE_LIMITED', retryable: true };

describe('wrong codes of invitations', () => {
  it('are limited to a burst of ten per account, then one every ten seconds; right codes are free', async () => {
    const { here, from, invitation, time } = await invite();
    const guess = (n: number) => here.invited(bob, `WRONG${String(n)}`);
    for (let n = 0; n < 30; n += 1) expect(await here.invited(bob, invitation)).toBeDefined();
    for (let n = 0; n < 10; n += 1) expect(await guess(n)).toBeUndefined();
    const refused = { ...limited, retryAfter: 10, message: expect.stringContaining('wrong codes') };
    for (const where of [here, from('192.0.2.2')]) {
      await expect(where.invited(bob, invitation)).rejects.toMatchObject(refused);
    }
    expect(await here.invited(cid, invitation)).toBeDefined();
    time.ms += 10_000;
    expect(await guess(10)).toBeUndefined();
    await expect(guess(11)).rejects.toMatchObject(limited);
  });

  it('have the same limit when they are sent concurrently', async () => {
    const { here } = await invite();
    const all = Array.from({ length: 30 }, (_, n) => here.invited(bob, `WRONG${String(n)}`));
    const told = await Promise.allSettled(all);
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('are limited to a burst of fifty per address, for all accounts together', async () => {
    const { here, from, invitation } = await invite();
    for (let n = 0; n < 50; n += 1) {
      expect(await here.invited(account(`guest${String(n)}`), 'WRONG')).toBeUndefined();
    }
    await expect(here.invited(dan, invitation)).rejects.toMatchObject(limited);
    expect(await from('192.0.2.2').invited(dan, invitation)).toBeDefined();
  });

  it('without a token are limited to ten per address, apart from the limit of signed-in accounts', async () => {
    const { here, from, invitation, time } = await invite();
    const guess = (n: number) => here.invited(undefined, `WRONG${String(n)}`);
    const all = Array.from({ length: 30 }, (_, n) => guess(n));
    const told = await Promise.allSettled(all);
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(here.invited(undefined, invitation)).rejects.toMatchObject(limited);
    expect(await here.invited(cid, invitation)).toBeDefined();
    expect(await from('192.0.2.2').invited(undefined, invitation)).toBeDefined();
    time.ms += 10_000;
    expect(await guess(30)).toBeUndefined();
    await expect(guess(31)).rejects.toMatchObject(limited);
  });

  it('are counted also when a seat is requested', async () => {
    const { here, matchId, invitation } = await invite();
    const join = (code: string) => here.join(bob, { matchId, invitation: code });
    for (let n = 0; n < 10; n += 1) {
      await expect(join(`WRONG${String(n)}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(join(invitation)).rejects.toMatchObject(limited);
    expect((await here.join(cid, { matchId, invitation })).seat).toBe('seat2');
  });
});
