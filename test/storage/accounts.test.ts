import { describe, expect, it } from 'vitest';
import type { StoredToken } from '../../services/platform/storage/contract.ts';
import { onEveryStore } from '../support/stores.ts';

const at = '2026-03-01T12:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';
const soon = Math.floor(Date.now() / 1000) + 1_000;

const token = (account: string, id: string, more: Partial<StoredToken> = {}): StoredToken => ({
  account,
  id,
  hash: Buffer.from(`hash of ${id}`),
  name: 'a key',
  scopes: ['play'],
  roles: ['player'],
  createdAt: at,
  expires: soon,
  ...more,
});

onEveryStore((place) => {
  const accounts = () => place().store.accounts;

  describe('a profile', () => {
    it('is created by its first change, and keeps fields that later changes do not name', async () => {
      expect(await accounts().profile('new')).toBeUndefined();
      await accounts().changeProfile('new', { name: 'Nu', locale: 'cs' }, at);
      const changed = await accounts().changeProfile('new', { timeZone: 'Asia/Seoul' }, later);
      expect(changed).toEqual({
        account: 'new',
        name: 'Nu',
        locale: 'cs',
        timeZone: 'Asia/Seoul',
        createdAt: at,
      });
      expect(await accounts().profile('new', 'fresh')).toEqual(changed);
    });

    it('deletes a field that is set to undefined', async () => {
      await accounts().changeProfile('forgetful', { name: 'Fo', locale: 'ko' }, at);
      await accounts().changeProfile('forgetful', { name: undefined }, at);
      const kept = { account: 'forgetful', locale: 'ko', createdAt: at };
      expect(await accounts().profile('forgetful', 'fresh')).toEqual(kept);
    });

    it('can belong to an account of any name', async () => {
      const odd = 'auth0|한국 #/🙂';
      await accounts().changeProfile(odd, { name: 'Odd' }, at);
      expect(await accounts().profile(odd, 'fresh')).toMatchObject({ account: odd, name: 'Odd' });
    });
  });

  describe('access tokens', () => {
    it('are stored with their account, and found one by one', async () => {
      await accounts().addToken(token('tia', 't1'));
      await accounts().addToken(token('tia', 't2', { name: 'another' }));
      await accounts().addToken(token('tibor', 't3'));
      expect((await accounts().tokens('tia')).map(({ id }) => id)).toEqual(['t1', 't2']);
      expect(await accounts().token('tia', 't2')).toMatchObject({
        name: 'another',
        scopes: ['play'],
      });
      expect(await accounts().token('tia', 't3')).toBeUndefined();
    });

    it('are gone once removed, and a late use does not restore them', async () => {
      await accounts().addToken(token('gone', 't1'));
      await accounts().useToken('gone', 't1', later);
      expect(await accounts().token('gone', 't1')).toMatchObject({ usedAt: later });
      await accounts().removeToken('gone', 't1');
      await accounts().useToken('gone', 't1', later);
      expect(await accounts().token('gone', 't1')).toBeUndefined();
      expect(await accounts().tokens('gone')).toEqual([]);
    });

    it('count as deleted once they have expired', async () => {
      await accounts().addToken(token('old', 't1', { expires: 1_000 }));
      expect(await accounts().token('old', 't1')).toBeUndefined();
      expect(await accounts().tokens('old')).toEqual([]);
    });
  });

  it('the store knows the bots of an account', async () => {
    expect(await accounts().bots('owner')).toEqual([]);
    await accounts().addBot('owner', 'bot~1');
    await accounts().addBot('owner', 'bot~1');
    await accounts().addBot('owner', 'bot~2');
    expect(await accounts().bots('owner')).toEqual(['bot~1', 'bot~2']);
  });
});
