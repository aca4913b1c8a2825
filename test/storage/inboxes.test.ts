import { describe, expect, it } from 'vitest';
import type { StoredFact } from '../../services/platform/storage/contract.ts';
import { KeyError, OversizedItemError } from '../../services/platform/storage/errors.ts';
import { callsDuring, loseReply } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';
import { at } from './summaries.ts';

const fact = (given: Partial<StoredFact> & Pick<StoredFact, 'stream' | 'id'>): StoredFact => ({
  at: at(0),
  fact: { does: 'register', account: 'ann' },
  ...given,
});

onEveryStore((place) => {
  describe('an inbox', () => {
    const inboxes = () => place().store.inboxes;
    const ids = async (stream: string, first = 100) =>
      (await inboxes().list(stream, first)).map(({ id }) => id);

    it('returns facts in order of receipt, up to a limit', async () => {
      const late = fact({ stream: 'order', id: 'a', at: at(3) });
      const early = fact({ stream: 'order', id: 'b', at: at(1), fact: [null, 'Příběh'] });
      const between = fact({ stream: 'order', id: 'RESULT#1#2#0#9', at: at(2) });
      for (const each of [late, early, between]) expect(await inboxes().put(each)).toBe(true);
      expect(await inboxes().list('order', 100)).toEqual([early, between, late]);
      expect(await ids('order', 2)).toEqual(['b', 'RESULT#1#2#0#9']);
      expect(await ids('other')).toEqual([]);
    });

    it('stores a fact once, by one write', async () => {
      const once = fact({ stream: 'once', id: 'RESULT#1#2' });
      expect(await callsDuring(place().client, () => inboxes().put(once))).toEqual(['PutItem']);
      const again = { ...once, fact: 'something else' };
      expect(await inboxes().put(again)).toBe(false);
      expect(await inboxes().list('once', 9)).toEqual([once]);
    });

    it('recognises its own write if the reply was lost', async () => {
      const put = inboxes().put.bind(undefined, fact({ stream: 'lost', id: 'x' }));
      let outcome: boolean | undefined;
      await loseReply(place().client, async () => {
        outcome = await put();
      });
      expect(outcome).toBe(true);
    });

    it('deletes the folded facts, once or twice, and no others', async () => {
      const all = Array.from({ length: 60 }, (_, i) =>
        fact({ stream: 'gone', id: String(i).padStart(2, '0') }),
      );
      await Promise.all(all.map((each) => inboxes().put(each)));
      await inboxes().remove(all.slice(0, 59));
      await inboxes().remove(all.slice(10, 40));
      expect(await ids('gone')).toEqual(['59']);
    });

    it('accepts only small facts, and comparable times', async () => {
      const large = fact({ stream: 'bounds', id: 'l', fact: 'a'.repeat(2_000) });
      await expect(inboxes().put(large)).rejects.toThrow(OversizedItemError);
      const vague = fact({ stream: 'bounds', id: 'v', at: '2026-01-31T08:15:00Z' });
      await expect(inboxes().put(vague)).rejects.toThrow(KeyError);
      expect(await ids('bounds')).toEqual([]);
    });
  });
});
