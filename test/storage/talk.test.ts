import { expect, it } from 'vitest';
import type { StoredMessage } from '../../services/platform/storage/contract.ts';
import { onEveryStore } from '../support/stores.ts';

const said = (order: string, more: Partial<StoredMessage> = {}): StoredMessage => ({
  stream: 'm',
  audience: 'ALL',
  order,
  revision: 1,
  account: 'ann',
  expires: 2_000_000_000,
  data: { text: order },
  ...more,
});

onEveryStore((place) => {
  it('messages are stored by audience and place, and read backwards from one', async () => {
    const { talk } = place().store;
    for (const order of ['01', '02', '03', '04']) expect(await talk.put(said(order))).toBe(true);
    await talk.put(said('05', { audience: 'SEATS' }));
    await talk.put(said('06', { stream: 'n' }));
    const all = { stream: 'm', audience: 'ALL' };
    const orders = async (before?: string, first = 2) =>
      (await talk.latest({ ...all, before }, first)).map(({ order }) => order);
    expect(await orders()).toEqual(['04', '03']);
    expect(await orders('03')).toEqual(['02', '01']);
    expect(await orders('035', 1)).toEqual(['03']);
    expect(await orders('01')).toEqual([]);
    expect(await talk.message(said('02'))).toEqual(said('02'));
    expect(await talk.message(said('05'))).toBeUndefined();
  });

  it('a message is replaced only by its next revision', async () => {
    const { talk } = place().store;
    const first = said('1', { stream: 'r' });
    await talk.put(first);
    expect(await talk.put({ ...first, data: 'another' })).toBe(false);
    expect(await talk.put({ ...first, revision: 2, data: 'changed' })).toBe(true);
    expect(await talk.message(first)).toMatchObject({ revision: 2, data: 'changed' });
  });

  it('the count of an account’s messages is changed by one writer at a time', async () => {
    const { talk } = place().store;
    const kept = { stream: 'm', revision: 1, data: { today: 1 }, expires: 2_000_000_000 };
    expect(await talk.said('ann', 'm')).toBeUndefined();
    expect(await talk.putSaid('ann', kept)).toBe(true);
    expect(await talk.putSaid('ann', { ...kept, data: {} })).toBe(false);
    expect(await talk.said('ann', 'm')).toEqual(kept);
    expect(await talk.said('bob', 'm')).toBeUndefined();
  });

  it('reports are listed by status, and replaced only by their next revision', async () => {
    const { reports } = place().store;
    const report = (id: string) => ({
      ...{ id, revision: 1, status: 'OPEN', rank: `2026 ${id}`, expires: 2_000_000_000 },
      data: { complaints: [id] },
    });
    for (const id of ['b', 'a', 'c']) await reports.put(report(id));
    expect(await reports.put(report('a'))).toBe(false);
    const open = { status: 'OPEN' };
    expect(await reports.list(open, 2)).toEqual([report('a'), report('b')]);
    expect(await reports.list({ ...open, after: '2026 b' }, 2)).toEqual([report('c')]);
    const acted = { ...report('a'), revision: 2, status: 'ACTED' };
    expect(await reports.put(acted)).toBe(true);
    expect(await reports.find('a')).toEqual(acted);
    expect(await reports.list({ status: 'ACTED' }, 9)).toEqual([acted]);
    expect(await reports.list(open, 9)).toEqual([report('b'), report('c')]);
  });

  it('the chat status of an account is changed by one writer at a time', async () => {
    const { accounts } = place().store;
    expect(await accounts.standing('ann')).toBeUndefined();
    const first = { revision: 1, data: { mutes: {} } };
    expect(await accounts.putStanding('ann', first)).toBe(true);
    expect(await accounts.putStanding('ann', { revision: 1, data: {} })).toBe(false);
    expect(await accounts.standing('ann')).toEqual(first);
  });
});
