import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../services/accounts/accounts/blocks.ts';
import { isBlockedBy } from '../../services/platform/requests/blocked.ts';
import { codeOf } from '../matches/hall.ts';
import { signedIn, useHouses } from './house.ts';

const open = useHouses();

describe('blocking an account', () => {
  it('lists the block to its owner, is idempotent, and can be undone', async () => {
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

  it('covers the bot accounts of the blocked account, and no other account', async () => {
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

  it('stops at the limit, also for concurrent blocks', async () => {
    const { accounts, place } = open();
    const una = signedIn('una');
    const trolls = Array.from({ length: BLOCKS - 2 }, (_, i) => `troll${String(i)}`);
    await place.store.accounts.putBlocks('una', { revision: 1, accounts: trolls });
    const all = ['x', 'y', 'z'].map((accountId) => codeOf(accounts.block(una, { accountId })));
    expect((await Promise.all(all)).sort()).toEqual(['FORBIDDEN', 'done', 'done']);
    expect(await codeOf(accounts.block(una, { accountId: 'troll1' }))).toBe('done');
    expect(await accounts.blocks(una)).toHaveLength(BLOCKS);
  });

  it('requires the scope and the id of another account', async () => {
    const { accounts } = open();
    const player = { ...signedIn('iva'), scopes: ['play'] as const };
    expect(await codeOf(accounts.block(player, { accountId: 'x' }))).toBe('FORBIDDEN');
    for (const accountId of ['', 'iva', 'x'.repeat(129), '\ud800'])
      expect(await codeOf(accounts.block(signedIn('iva'), { accountId }))).toBe('BAD_USER_INPUT');
    expect(await accounts.blocks(player)).toEqual([]);
  });
});
