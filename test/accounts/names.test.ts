import { beforeEach, describe, expect, it } from 'vitest';
import { namesOn, type AccountNames } from '../../services/accounts/names/account-names.ts';
import type { AccountStore } from '../../services/platform/storage/contract.ts';
import { ann, bob, cid, useHalls } from '../matches/hall.ts';
import { everyItem } from '../support/every-item.ts';
import { TABLE } from '../support/stores.ts';

const gameId = 'secret-numbers';
const openHall = useHalls();
let clock = Date.parse('2026-11-22T12:00:00Z');
const now = () => new Date(clock);

describe('the name of an account', () => {
  it('is the name of its first seat, cut to 64 characters, if the profile has none', async () => {
    const { matches, store } = openHall();
    const names = namesOn(store.accounts, now);
    const { record } = await matches.create(
      { ...ann, name: 'Ann of the Hill' },
      { gameId, seats: 3 },
    );
    await matches.join({ ...bob, name: '🎲'.repeat(80) }, { matchId: record.id });
    await matches.join(cid, { matchId: record.id });
    const called = await names.of(['ann', 'bob', 'cid', 'ann', 'nobody']);
    expect(called).toEqual({ ann: 'Ann of the Hill', bob: '🎲'.repeat(64) });
    await matches.create({ ...ann, name: 'Ann of the Dale' }, { gameId, seats: 2 });
    expect(await namesOn(store.accounts, now).of(['ann'])).toEqual({ ann: 'Ann of the Hill' });
  });

  it('is stored in the profile only, never in a match', async () => {
    const { matches, client } = openHall();
    const said = 'Zebedee the Unmistakable';
    const { record } = await matches.create(
      { ...ann, account: 'zeb', name: said },
      { gameId, seats: 2 },
    );
    await matches.join(
      { ...bob, account: 'yan', name: `Friend of ${said}` },
      { matchId: record.id },
    );
    await matches.start({ ...ann, account: 'zeb' }, { matchId: record.id });
    const items = await everyItem(client, TABLE);
    expect(items.some(({ text }) => text.includes('MatchStarted'))).toBe(true);
    const bearing = items.filter(({ text }) => text.includes(said));
    expect(bearing.map(({ key }) => key).toSorted()).toEqual([
      'ACCOUNT#yan PROFILE',
      'ACCOUNT#zeb PROFILE',
    ]);
  });
});

describe('a process', () => {
  let reads: string[] = [];
  let names: AccountNames;
  let profiles: Record<string, string>;

  beforeEach(() => {
    reads = [];
    profiles = { ann: 'Ann', bob: 'Bob' };
    names = namesOn({ profile: read, nameFirst: first }, now);
  });

  const read: AccountStore['profile'] = (account) => {
    reads.push(account);
    const name = profiles[account];
    return Promise.resolve(name === undefined ? undefined : { account, name, createdAt: '' });
  };
  const first: AccountStore['nameFirst'] = (account, name) =>
    Promise.resolve((profiles[account] ??= name));

  it('reads a name at most once a minute, for all requests together', async () => {
    const both = await Promise.all([names.of(['ann', 'bob']), names.of(['bob', 'ann'])]);
    expect(both).toEqual([
      { ann: 'Ann', bob: 'Bob' },
      { ann: 'Ann', bob: 'Bob' },
    ]);
    expect(reads).toEqual(['ann', 'bob']);
    clock += 59_000;
    profiles['ann'] = 'Anna';
    expect(await names.of(['ann'])).toEqual({ ann: 'Ann' });
    clock += 1_000;
    expect(await names.of(['ann'])).toEqual({ ann: 'Anna' });
  });

  it('sees its own change of a name at once', async () => {
    await names.of(['ann', 'cid']);
    names.put('ann', undefined);
    await names.keep({ ...cid, name: 'Cid' });
    expect(await names.of(['ann', 'cid'])).toEqual({ cid: 'Cid' });
    expect(reads).toEqual(['ann', 'cid']);
  });

  it('doesn’t store the name of a sign-in if the profile has one or the sign-in has none', async () => {
    await names.keep({ ...ann, name: 'Hanna' });
    await names.keep({ ...bob, name: 'Robert', signedInAs: 'Robert' });
    await names.keep(cid);
    expect(profiles).toEqual({ ann: 'Ann', bob: 'Bob' });
    expect(reads).toEqual(['ann']);
  });

  it('retries a name that it failed to read', async () => {
    const failing = namesOn(
      {
        profile: (account) => (reads.length === 0 ? broken(account) : read(account)),
        nameFirst: first,
      },
      now,
    );
    await expect(failing.of(['ann'])).rejects.toThrow('out of reach');
    expect(await failing.of(['ann'])).toEqual({ ann: 'Ann' });
  });

  const broken = (account: string): Promise<never> => {
    reads.push(account);
    return Promise.reject(new Error('The table is out of reach.'));
  };
});
