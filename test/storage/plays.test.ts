import { describe, expect, it } from 'vitest';
import type { StoredPlay } from '../../services/platform/storage/contract.ts';
import { CursorError } from '../../services/platform/storage/errors.ts';
import { onEveryStore } from '../support/stores.ts';
import { at } from './summaries.ts';

const play = (tournament: string, minute: number, given: Partial<StoredPlay> = {}): StoredPlay => ({
  tournament,
  begun: at(minute),
  version: 1,
  as: 'REGISTERED',
  since: at(minute + 1),
  ...given,
});

onEveryStore((place) => {
  describe('the tournaments of an account', () => {
    const plays = () => place().store.plays;

    it('are paged, newest first', async () => {
      for (const minute of [2, 1, 4, 3]) await plays().put('pia', play(`t${minute}`, minute));
      await plays().put('piano', play('another', 5));
      const first = await plays().page('pia', { first: 3 });
      expect(first.items.map(({ item }) => item.tournament)).toEqual(['t4', 't3', 't2']);
      expect(first.hasNext).toBe(true);
      const after = first.items.at(-1)?.cursor;
      const rest = await plays().page('pia', { first: 3, after });
      expect(rest.items.map(({ item }) => item)).toEqual([play('t1', 1)]);
      expect(rest.hasNext).toBe(false);
      await expect(plays().page('piano', { first: 3, after })).rejects.toThrow(CursorError);
      await expect(plays().page('pia', { first: 101 })).rejects.toThrow(RangeError);
    });

    it('have the status of the latest version, whatever comes late', async () => {
      const waits = play('t1', 1, { as: 'WAITLISTED' });
      const plain = play('t1', 1, { version: 3, since: at(9) });
      for (const each of [waits, plain, waits]) await plays().put('quinn', each);
      expect(await plays().all('quinn')).toEqual([plain]);
    });

    it('refuse a forged cursor to other items of the partition', async () => {
      const { runs } = place().store;
      await runs.put('rex', { series: 's1', begun: at(1) });
      const { items } = await runs.page('rex', { first: 1 });
      const [digest] = JSON.parse(Buffer.from(items[0]?.cursor ?? '', 'base64url').toString()) as [
        string,
        string,
      ];
      for (const rank of ['TOKEN#t', 'PROFILE']) {
        const after = Buffer.from(JSON.stringify([digest, rank])).toString('base64url');
        await expect(runs.page('rex', { first: 1, after })).rejects.toThrow(CursorError);
      }
    });

    it('are deleted with the account', async () => {
      for (const minute of [1, 2]) await plays().put('gone', play(`t${minute}`, minute));
      await plays().put('gone-not', play('t1', 1));
      await place().store.erasures.erase('gone');
      expect(await plays().all('gone')).toEqual([]);
      expect(await plays().all('gone-not')).toHaveLength(1);
    });
  });
});
