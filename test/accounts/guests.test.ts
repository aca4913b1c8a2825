import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../services/accounts/accounts/rates.ts';
import { actorOf } from '../../services/accounts/identity/claims.ts';
import { FORMER_PLAYER } from '../../services/accounts/names/account-names.ts';
import { signedIn, useHouses } from './house.ts';

const open = useHouses();
const DAY = 24 * 60 * 60 * 1000;
const bearer = (secret: string): string => `Bearer ${secret}`;

describe('a guest', () => {
  it('acts by a token that marks it as a guest, and can play and host', async () => {
    const { accounts, identify } = open();
    const { secret, account, expiresAt } = await accounts.createGuest({ locale: 'cs' });
    expect(account).toMatchObject({ name: expect.stringMatching(/^Host \d{4}$/), locale: 'cs' });
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * DAY);
    expect(await identify(bearer(secret))).toMatchObject({
      account: account.account,
      name: account.name,
      guest: true,
      roles: ['player'],
      scopes: ['read', 'play', 'host'],
    });
    expect(await accounts.guestOf(secret)).toBe(account.account);
  });

  it('uses the name that it gives', async () => {
    const { account } = await open().accounts.createGuest({ name: 'Nela' });
    expect(account.name).toBe('Nela');
  });

  it('can’t make a token or change a profile', async () => {
    const { accounts, identify } = open();
    const { secret } = await accounts.createGuest({});
    const guest = (await identify(bearer(secret))) ?? expect.fail();
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 366 } as const;
    await expect(accounts.createToken(guest, wish)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(accounts.updateProfile(guest, { name: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('expires 30 days after its last use, and its name is deleted', async () => {
    const { accounts, identify, clock, place } = open();
    const real = Date.now();
    const { secret, account } = await accounts.createGuest({});
    clock.ms = real + 20 * DAY;
    await identify(bearer(secret));
    expect(await place.store.accounts.profile(account.account)).toMatchObject({
      expires: Math.floor(clock.ms / 1000) + 30 * 24 * 60 * 60,
    });
    await place.store.accounts.changeProfile(account.account, { expires: 1 }, '');
    const { accounts: later, identify: identifyLater } = open();
    expect(await later.names([account.account])).toEqual({ [account.account]: FORMER_PLAYER });
    expect(await later.names(['guest~forgotten'])).toEqual({ 'guest~forgotten': FORMER_PLAYER });
    await expect(identifyLater(bearer(secret))).rejects.toMatchObject({ fault: 'deleted' });
  });

  it('can’t be impersonated by an issuer’s token', () => {
    expect(() => actorOf({ sub: 'guest~abc' }, 'roles')).toThrow(/another issuer/u);
  });

  it.each(['', 'qh_pat_x', 'no token'])('is not found by %j', async (secret) => {
    await expect(open().accounts.guestOf(secret)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is not found by the token of a signed-in account', async () => {
    const { accounts } = open();
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1 } as const;
    const { secret } = await accounts.createToken(signedIn('ann'), wish);
    await expect(accounts.guestOf(secret)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('can be created 30 times at once from an address, and then once a minute', () => {
    let now = 0;
    const { ofGuests, figures } = rateLimits(
      { account: { perSecond: 1, burst: 1 }, address: { perSecond: 1, burst: 1 } },
      () => now,
    );
    for (let made = 0; made < 30; made += 1) ofGuests('192.0.2.1');
    expect(() => {
      ofGuests('192.0.2.1');
    }).toThrow(/new guests from this address/u);
    ofGuests('192.0.2.2');
    now += 61_000;
    ofGuests('192.0.2.1');
    expect(figures).toMatchObject({ addressGuestRateAtOnce: 30 });
  });
});
