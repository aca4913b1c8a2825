import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../services/accounts/accounts/blocks.ts';
import { isBlockedBy } from '../../services/platform/requests/blocked.ts';
import { codeOf } from '../matches/hall.ts';
import { signedIn, useHouses } from './house.ts';

const open = useHouses();

describe('blocking somebody', () => {
  it('is listed to the blocker, may be said twice, and is taken back', async () => {
    const { accounts } = open();
    const ema = signedIn('ema');
    await accounts.updateProfile(signedIn('mallory'), { name: 'Mallory' });
    await accounts.block(ema, { accountId: 'trent' });
    for (let i = 0; i < 2; i += 1) await accounts.block(ema, { accountId: 'mallory' });
    expect(await accounts.blocks(ema)).toEqual([
      { account: 'trent', name: undefined, machine: false },
      { account: 'mallory', name: 'Mallory', machine: false },
    ]);
    for (let i = 0; i < 2; i += 1)
      await accounts.block(ema, { accountId: 'mallory', blocked: false });
    expect((await accounts.blocks(ema)).map(({ account }) => account)).toEqual(['trent']);
    expect(await accounts.blocks(signedIn('mallory'))).toEqual([]);
  });

  it('concerns their bot accounts, too, and nobody else', async () => {
    const { accounts, place } = open();
    const { account: bot } = await accounts.createBot(signedIn('oscar'), { name: 'Cog' });
    await accounts.block(signedIn('eva'), { accountId: 'oscar' });
    const isBlocked = (who: string, ...by: readonly string[]) =>
      isBlockedBy(place.store.accounts, by, who);
    expect(await isBlocked('oscar', 'ida', 'eva')).toBe(true);
    expect(await isBlocked(bot, 'eva')).toBe(true);
    expect(await isBlocked('oscar', 'ida')).toBe(false);
    expect(await isBlocked('eva', 'oscar', 'eva')).toBe(false);
    expect(await isBlocked('oscar')).toBe(false);
  });

  it('is bounded, however many are blocked at once', async () => {
    const { accounts, place } = open();
    const una = signedIn('una');
    const trolls = Array.from({ length: BLOCKS - 2 }, (_, i) => `troll${String(i)}`);
    await place.store.accounts.putBlocks('una', { revision: 1, accounts: trolls });
    const all = ['x', 'y', 'z'].map((accountId) => codeOf(accounts.block(una, { accountId })));
    expect((await Promise.all(all)).sort()).toEqual(['FORBIDDEN', 'done', 'done']);
    expect(await codeOf(accounts.block(una, { accountId: 'troll1' }))).toBe('done');
    expect(await accounts.blocks(una)).toHaveLength(BLOCKS);
  });

  it('takes a scope, an id, and somebody else', async () => {
    const { accounts } = open();
    const player = { ...signedIn('iva'), scopes: ['play'] as const };
    expect(await codeOf(accounts.block(player, { accountId: 'x' }))).toBe('FORBIDDEN');
    for (const accountId of ['', 'iva', 'x'.repeat(129), '\ud800'])
      expect(await codeOf(accounts.block(signedIn('iva'), { accountId }))).toBe('BAD_USER_INPUT');
    expect(await accounts.blocks(player)).toEqual([]);
  });
});
