import { describe, expect, it } from 'vitest';
import { callsDuring } from '../support/sdk-calls.ts';
import { signedIn, useHouses } from './house.ts';

const open = useHouses();
const DAY = 24 * 60 * 60 * 1000;
const bearer = (secret: string): string => `Bearer ${secret}`;
const unknown = { code: 'UNAUTHENTICATED', fault: 'unknown' };

describe('an access token', () => {
  it('acts for its account within its scopes', async () => {
    const { accounts, identify } = open();
    const ann = signedIn('ann');
    const wish = { name: 'board', scopes: ['play', 'play', 'read'], expiresInDays: 30 } as const;
    const { secret, token } = await accounts.createToken(ann, wish);
    expect(secret).toMatch(/^qh_pat_[\w-]+\.[0-9a-f]{16}\.[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'board', scopes: ['play', 'read'], usedAt: undefined });
    expect(await identify(bearer(secret))).toEqual({
      kind: 'account',
      account: 'ann',
      token: token.id,
      roles: ['player'],
      scopes: ['play', 'read'],
      until: Date.parse(token.expiresAt),
    });
  });

  it('is made once by a repeated command; a secret that got lost is revoked', async () => {
    const { accounts, identify } = open();
    const eager = signedIn('eager');
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1, commandId: 'make it' } as const;
    const [lost, kept] = [
      await accounts.createToken(eager, wish),
      await accounts.createToken(eager, wish),
    ];
    expect(await accounts.tokens(eager)).toHaveLength(1);
    expect(kept.token.id).toBe(lost.token.id);
    await expect(identify(bearer(lost.secret))).rejects.toMatchObject(unknown);
    expect(await identify(bearer(kept.secret))).toMatchObject({ account: 'eager' });
    // once its token was used, the command is not repeated
    await expect(accounts.createToken(eager, wish)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('in use') as unknown,
    });
    expect(await identify(bearer(kept.secret))).toMatchObject({ account: 'eager' });
    const other = await accounts.createToken(signedIn('other'), wish);
    expect(other.token.id).not.toBe(kept.token.id);
  });

  it('can’t be made with the command id of another command', async () => {
    const { accounts } = open();
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1, commandId: 'one' } as const;
    await accounts.createToken(signedIn('mixed'), wish);
    await expect(
      accounts.createToken(signedIn('mixed'), { ...wish, expiresInDays: 2 }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await accounts.tokens(signedIn('mixed'))).toHaveLength(1);
  });

  it('is stored only as its hash', async () => {
    const { accounts, place } = open();
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1 } as const;
    const { secret, token } = await accounts.createToken(signedIn('hashed'), wish);
    const stored = await place.store.accounts.token('hashed', token.id);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(-43));
    expect(JSON.stringify(await accounts.tokens(signedIn('hashed')))).not.toMatch(/hash"|qh_pat/);
  });

  it('can be long: 128 characters of a name, more than 512 characters of a header', async () => {
    const { accounts, identify } = open();
    const longest = signedIn('한'.repeat(128));
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1 } as const;
    const { secret } = await accounts.createToken(longest, wish);
    expect(secret.length).toBeGreaterThan(512);
    expect(await identify(bearer(secret))).toMatchObject({ account: longest.account });
  });

  it('is refused if one character differs, or if it was never made', async () => {
    const { accounts, identify } = open();
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1 } as const;
    const { secret, token } = await accounts.createToken(signedIn('ann'), wish);
    const last = secret.at(-1) === 'A' ? 'B' : 'A';
    const [whose = '', part = '', chance = ''] = secret.split('.');
    const bob = `qh_pat_${Buffer.from('bob').toString('base64url')}`;
    for (const forged of [
      secret.slice(0, -1) + last,
      `${bob}.${part}.${chance}`,
      `${whose}.0000000000000000.${chance}`,
      'qh_pat_',
      'qh_pat_x.y.z',
      `${secret}x`,
    ]) {
      await expect(identify(bearer(forged)), forged).rejects.toMatchObject(unknown);
    }
    const kept = (await accounts.tokens(signedIn('ann'))).find(({ id }) => id === token.id);
    expect(kept).toEqual(token);
  });

  it('is refused once it expires, also in processes that have it cached', async () => {
    const { accounts, identify, clock } = open();
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1 } as const;
    const { secret } = await accounts.createToken(signedIn('ann'), wish);
    clock.ms += DAY - 2_000;
    expect(await identify(bearer(secret))).toMatchObject({ account: 'ann' });
    clock.ms += 4_000;
    await expect(identify(bearer(secret))).rejects.toMatchObject(unknown);
  });

  it('is refused once it is revoked: at once in this process, within a minute in others', async () => {
    const [here, there] = [open(), open()];
    const ann = signedIn('revoker');
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1 } as const;
    const made = await here.accounts.createToken(ann, wish);
    const other = await here.accounts.createToken(ann, wish);
    const header = bearer(made.secret);
    for (const { identify } of [here, there]) await identify(header);
    await here.accounts.revokeToken(ann, { tokenId: made.token.id });
    await here.accounts.revokeToken(ann, { tokenId: made.token.id });
    await expect(here.identify(header)).rejects.toMatchObject(unknown);
    there.clock.ms += 61_000;
    await expect(there.identify(header)).rejects.toMatchObject(unknown);
    expect(await here.identify(bearer(other.secret))).toMatchObject({ account: 'revoker' });
    await here.accounts.revokeAllTokens(ann, {});
    await expect(here.identify(bearer(other.secret))).rejects.toMatchObject(unknown);
    expect(await here.accounts.tokens(ann)).toEqual([]);
  });

  it('records its last use by the hour, and costs no call while it is cached', async () => {
    const { accounts, identify, clock, place } = open();
    const ann = signedIn('user');
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 9 } as const;
    const { secret } = await accounts.createToken(ann, wish);
    const cold = await callsDuring(place.client, () => identify(bearer(secret)));
    expect(cold.toSorted()).toEqual(['GetItem', 'GetItem', 'UpdateItem']);
    expect(await callsDuring(place.client, () => identify(bearer(secret)))).toEqual([]);
    const [first] = await accounts.tokens(ann);
    expect(first?.usedAt).toBe(new Date(clock.ms).toISOString());
    clock.ms += 61 * 60 * 1000;
    await identify(bearer(secret));
    const [second] = await accounts.tokens(ann);
    expect(second?.usedAt).toBe(new Date(clock.ms).toISOString());
  });

  it('can’t make, list or revoke tokens, or make bots', async () => {
    const { accounts, identify } = open();
    const wish = { name: 'x', scopes: ['account', 'host', 'play'], expiresInDays: 1 } as const;
    const { secret, token } = await accounts.createToken(signedIn('ann'), wish);
    const actor = await identify(bearer(secret));
    if (actor === undefined) throw new TypeError('A token speaks for somebody.');
    for (const attempt of [
      accounts.createToken(actor, wish),
      accounts.tokens(actor),
      accounts.revokeToken(actor, { tokenId: token.id }),
      accounts.revokeAllTokens(actor, {}),
      accounts.createBot(actor, { name: 'b' }),
      accounts.bots(actor),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('has the organizer role only with the scope and for an organizer, and never the admin role', async () => {
    const { accounts, identify } = open();
    const rolesOf = async (who: ReturnType<typeof signedIn>, scope: 'organize' | 'play') => {
      const made = await accounts.createToken(who, {
        name: 'x',
        scopes: [scope],
        expiresInDays: 1,
      });
      return (await identify(bearer(made.secret)))?.roles;
    };
    expect(await rolesOf(signedIn('oto', 'organizer'), 'organize')).toEqual([
      'player',
      'organizer',
    ]);
    expect(await rolesOf(signedIn('ada', 'admin'), 'organize')).toEqual(['player', 'organizer']);
    expect(await rolesOf(signedIn('oto', 'organizer'), 'play')).toEqual(['player']);
    expect(await rolesOf(signedIn('ann'), 'organize')).toEqual(['player']);
  });

  it.each([
    ['name', { name: '', scopes: ['read'], expiresInDays: 1 }],
    ['scopes', { name: 'x', scopes: [], expiresInDays: 1 }],
    ['scopes.0', { name: 'x', scopes: ['everything'], expiresInDays: 1 }],
    ['expiresInDays', { name: 'x', scopes: ['read'], expiresInDays: 0 }],
    ['expiresInDays', { name: 'x', scopes: ['read'], expiresInDays: 367 }],
  ])('requires a name, scopes and an end: %s is refused in %j', async (at, wish) => {
    const { accounts } = open();
    await expect(accounts.createToken(signedIn('ann'), wish as never)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(`^\`${at}\`: `) as string,
    });
  });

  it('is limited to fifty per account', async () => {
    const { accounts } = open();
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1 } as const;
    const make = () => accounts.createToken(signedIn('many'), wish);
    await Promise.allSettled(Array.from({ length: 60 }, make));
    expect(await accounts.tokens(signedIn('many'))).toHaveLength(50);
    await expect(accounts.createToken(signedIn('many'), wish)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/at most 50/) as string,
    });
  });

  it('leaves room for another once it is revoked', async () => {
    const { accounts } = open();
    const wish = { name: 'x', scopes: ['read'], expiresInDays: 1 } as const;
    const make = () => accounts.createToken(signedIn('tidy'), wish);
    const [first] = await Promise.all(Array.from({ length: 50 }, make));
    await accounts.revokeToken(signedIn('tidy'), { tokenId: first?.token.id ?? '' });
    await expect(make()).resolves.toBeDefined();
    await expect(make()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
