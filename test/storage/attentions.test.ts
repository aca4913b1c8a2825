import { describe, expect, it } from 'vitest';
import { attentionName, attentionNamed } from '../../services/platform/storage/attention/name.ts';
import type { Attention } from '../../services/platform/storage/contract.ts';
import { WAKE_SHARDS } from '../../services/platform/storage/timing/contract.ts';
import { onEveryStore } from '../support/stores.ts';

let names = 0;
const attention = (more: Partial<Attention> = {}): Attention => ({
  account: `ann ${String((names += 1))}`,
  stream: 'm1',
  version: 3,
  revision: 1,
  open: true,
  data: { gameId: 'chess' },
  ...more,
});

onEveryStore((place) => {
  const store = () => place().store.attentions;
  const woken = async (by: string) => {
    const { wakeUps } = place().store;
    const shards = Array.from({ length: WAKE_SHARDS }, (_, shard) =>
      wakeUps.due(shard, by, { first: 100 }),
    );
    return (await Promise.all(shards)).flat();
  };

  describe('a stored attention record', () => {
    it('is read as it was written', async () => {
      const put = attention({ wake: '2026-01-01T00:00:00.000Z' });
      expect(await store().put(put)).toBe(true);
      expect(await store().find(put.account, 'm1')).toEqual(put);
      expect(await store().find(put.account, 'm2')).toBeUndefined();
    });

    it('is listed for its account while it is open', async () => {
      const first = attention();
      const { account } = first;
      const closed = attention({ account, stream: 'm2', open: false, expires: 2_000_000_000 });
      await Promise.all([first, closed, attention()].map((each) => store().put(each)));
      expect(await store().openOf(account)).toEqual([first]);
    });

    it('replaces its previous revision only', async () => {
      const first = attention();
      await store().put(first);
      const second = { ...first, revision: 2, version: 4 };
      expect(await store().put(second)).toBe(true);
      expect(await store().put({ ...second, version: 5 })).toBe(false);
      expect(await store().put({ ...first, version: 6 })).toBe(false);
      expect(await store().find(first.account, 'm1')).toEqual(second);
    });

    it('is found by its name among the wake-ups while it waits', async () => {
      const wake = '2025-01-01T00:00:00.000Z';
      const waiting = attention({ account: 'an#n/é', stream: 'm#1', wake });
      await store().put(waiting);
      const name = attentionName(waiting);
      expect(await woken(wake)).toContainEqual({ stream: name, at: wake });
      expect(attentionNamed(name)).toEqual({ account: 'an#n/é', stream: 'm#1' });
      await store().put({ ...waiting, revision: 2, wake: undefined });
      expect((await woken(wake)).map(({ stream }) => stream)).not.toContain(name);
    });
  });

  it('only the name of an attention record is read as one', () => {
    expect(attentionNamed('m1')).toBeUndefined();
    expect(attentionNamed('delivery#ann#1')).toBeUndefined();
  });

  it('a document is replaced only if its revision is the one that was read', async () => {
    const { documents } = place().store;
    const account = `ann ${String((names += 1))}`;
    expect(await documents.read(account, 'rules')).toBeUndefined();
    expect(await documents.put(account, 'rules', { revision: 1, data: { a: 1 } })).toBe(true);
    expect(await documents.put(account, 'rules', { revision: 1, data: { a: 2 } })).toBe(false);
    expect(await documents.put(account, 'rules', { revision: 2, data: { a: 3 } })).toBe(true);
    expect(await documents.read(account, 'rules')).toEqual({ revision: 2, data: { a: 3 } });
    expect(await documents.read(account, 'mails')).toBeUndefined();
  });
});
