import { describe, expect, it } from 'vitest';
import { callsDuring, failAfterWrites } from '../support/sdk-calls.ts';
import { signedIn, useHouses } from './house.ts';

const open = useHouses();

describe('a profile', () => {
  it('is empty until it is filled in, except for the name of the sign-in', async () => {
    const { accounts } = open();
    const eva = { ...signedIn('eva'), name: 'Eva' };
    expect(await accounts.profile(eva)).toMatchObject({
      name: 'Eva',
      locale: undefined,
      timeZone: undefined,
      machine: false,
    });
    expect(await accounts.find('eva')).toBeUndefined();
  });

  it('overrides the sign-in: at once in its own process, within a minute in others', async () => {
    const [here, there] = [open(), open()];
    const header = `Bearer ${await here.issuer.issue({ subject: 'iva', name: 'Iva' })}`;
    expect(await there.identify(header)).toMatchObject({ name: 'Iva' });
    const change = { name: 'Ivana', locale: 'cs', timeZone: 'Europe/Prague' } as const;
    await here.accounts.updateProfile(signedIn('iva'), change);
    expect(await here.identify(header)).toMatchObject({ name: 'Ivana', locale: 'cs' });
    there.clock.ms += 61_000;
    expect(await there.identify(header)).toMatchObject({ name: 'Ivana', locale: 'cs' });
    await here.accounts.updateProfile(signedIn('iva'), { name: null });
    expect(await here.identify(header)).toMatchObject({ name: 'Iva', locale: 'cs' });
  });

  it('falls back to the name of the sign-in, or to none, once its own is deleted', async () => {
    const { accounts, identify, issuer } = open();
    for (const [subject, name] of [
      ['uma', 'Uma'],
      ['una', undefined],
    ] as const) {
      const header = `Bearer ${await issuer.issue({ subject, ...(name && { name }) })}`;
      const known = async () => (await identify(header)) ?? signedIn('nobody');
      const said = await accounts.updateProfile(await known(), { name: 'Ursula' });
      expect(said.name).toBe('Ursula');
      expect((await accounts.updateProfile(await known(), { locale: 'ko' })).name).toBe('Ursula');
      expect((await accounts.updateProfile(await known(), { name: null })).name).toBe(name);
      expect((await accounts.profile(await known())).name).toBe(name);
    }
  });

  it.each(['👩‍👩‍👧‍👦 Jana', 'Žluťoučký kůň', '김하늘', 'דן', '<b>Bo</b>'])(
    'accepts %s as a name',
    async (name) => {
      const { accounts } = open();
      expect((await accounts.updateProfile(signedIn('jana'), { name })).name).toBe(name);
    },
  );

  it('is cached, also when it is empty', async () => {
    const { identify, issuer, place } = open();
    const header = `Bearer ${await issuer.issue({ subject: 'quiet' })}`;
    expect(await callsDuring(place.client, () => identify(header))).toEqual(['GetItem']);
    expect(await callsDuring(place.client, () => identify(header))).toEqual([]);
  });

  it('shows other accounts only the name', async () => {
    const { accounts } = open();
    await accounts.updateProfile(signedIn('shy'), { name: 'Shy', timeZone: 'Asia/Seoul' });
    expect(await accounts.find('shy')).toEqual({ account: 'shy', name: 'Shy', machine: false });
    for (const odd of ['', 'x'.repeat(200), '\ud800']) {
      expect(await accounts.find(odd)).toBeUndefined();
    }
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(65) },
    { name: 'a\u0000b' },
    { name: 'two\nlines' },
    { name: 'two\u2029lines' },
    { name: '\u202Ebackwards' },
    { name: ' \u200B\u3164 ' },
    { locale: 'de' },
    { timeZone: 'Middle-earth/Shire' },
    { timeZone: '+02:00' },
  ])('accepts names, supported languages and time zones: not %j', async (change) => {
    const { accounts } = open();
    await expect(accounts.updateProfile(signedIn('ann'), change as never)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('a bot account', () => {
  it('is marked as a bot, and uses tokens that its owner makes', async () => {
    const { accounts, identify } = open();
    const ann = signedIn('ann');
    const bot = await accounts.createBot(ann, { name: 'Deep Toad' });
    expect(bot).toMatchObject({ name: 'Deep Toad', machine: true });
    expect(await accounts.bots(ann)).toEqual([bot]);
    const wish = { name: 'x', scopes: ['play'], expiresInDays: 1, account: bot.account } as const;
    const { secret } = await accounts.createToken(ann, wish);
    expect(await identify(`Bearer ${secret}`)).toMatchObject({
      account: bot.account,
      name: 'Deep Toad',
      machine: true,
      scopes: ['play'],
    });
    expect(await accounts.tokens(ann, bot.account)).toHaveLength(1);
    await accounts.revokeAllTokens(ann, { account: bot.account });
    await expect(identify(`Bearer ${secret}`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('belongs only to its owner', async () => {
    const { accounts } = open();
    const { account } = await accounts.createBot(signedIn('ann'), { name: 'B' });
    const bob = signedIn('bob');
    const wish = { name: 'x', scopes: ['play'], expiresInDays: 1, account } as const;
    for (const attempt of [
      accounts.createToken(bob, wish),
      accounts.tokens(bob, account),
      accounts.revokeToken(bob, { tokenId: '0123456789abcdef', account }),
      accounts.revokeAllTokens(bob, { account }),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('can’t be signed in to, even with a valid token of an issuer', async () => {
    const { accounts, identify, issuer } = open();
    const { account } = await accounts.createBot(signedIn('ann'), { name: 'B' });
    const header = `Bearer ${await issuer.issue({ subject: account })}`;
    await expect(identify(header)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is created once by a repeated command, also after a crash half-way', async () => {
    const { accounts, place } = open();
    const owner = signedIn('patient');
    const wish = { name: 'Once', commandId: 'make it' };
    const made = await accounts.createBot(owner, wish);
    expect(await accounts.createBot(owner, wish)).toEqual(made);
    expect(await accounts.bots(owner)).toEqual([made]);
    await expect(accounts.createBot(owner, { ...wish, name: 'Twice' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    const dying = { ...wish, commandId: 'die' };
    const act = () => accounts.createBot(owner, dying);
    await failAfterWrites(place.client, 2, act);
    expect(await act()).toMatchObject({ name: 'Once' });
    expect(await accounts.bots(owner)).toHaveLength(2);
  });

  it('is limited to twenty per owner', async () => {
    const { accounts } = open();
    const breeder = signedIn('breeder');
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, () => accounts.createBot(breeder, { name: 'B' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await accounts.bots(breeder)).toHaveLength(20);
    await expect(accounts.createBot(breeder, { name: 'B' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
