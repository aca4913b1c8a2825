import { describe, expect, it } from 'vitest';
import { createStore } from '../../services/platform/storage/store.ts';
import { onEveryStore } from '../support/stores.ts';

onEveryStore((place) => {
  /** A store whose clock stands at this number of seconds. */
  const at = (seconds: number) => createStore({ ...place(), now: () => seconds }).places;
  const cats = (account: string, holder: string, there: readonly string[] = []) => ({
    account,
    of: 'cats',
    holder,
    most: 2,
    look: (id: string) => (there.includes(id) ? ('there' as const) : ('absent' as const)),
  });

  describe('a limited place', () => {
    it('is one of a fixed number, also under concurrent requests', async () => {
      const asked = ['a', 'b', 'c', 'd', 'e'].map((id) => at(0).take(cats('rush', id)));
      const taken = (await Promise.all(asked)).filter((each) => each !== undefined);
      expect(taken).toHaveLength(2);
      await at(0).free(cats('rush', ''), taken[0] ?? '');
      expect(await at(0).take(cats('rush', 'f'))).toBeDefined();
      expect(await at(0).take(cats('rush', 'g'))).toBeUndefined();
    });

    it('belongs to its account and its kind', async () => {
      await at(0).take(cats('mine', 'a'));
      await at(0).take(cats('mine', 'b'));
      expect(await at(0).take(cats('yours', 'a'))).toBeDefined();
      expect(await at(0).take({ ...cats('mine', 'c'), of: 'dogs' })).toBeDefined();
    });

    it('is free again once its subject is gone, but not within a minute', async () => {
      await at(0).take(cats('gone', 'a'));
      await at(50).take(cats('gone', 'b'));
      expect(await at(59).take(cats('gone', 'c', ['b']))).toBeUndefined();
      expect(await at(61).take(cats('gone', 'c', ['a', 'b']))).toBeUndefined();
      expect(await at(61).take(cats('gone', 'c', ['b']))).toBeDefined();
    });

    it('is free at once if its subject is over', async () => {
      const over = (id: string) => ({ ...cats('over', id), look: () => 'over' as const });
      for (const id of ['a', 'b', 'c', 'd']) expect(await at(0).take(over(id))).toBeDefined();
    });

    it('counts once for a holder that has taken it twice', async () => {
      await at(0).take(cats('twice', 'a'));
      await at(1).take(cats('twice', 'a'));
      expect(await at(2).take(cats('twice', 'b', ['a']))).toBeDefined();
      expect(await at(3).take(cats('twice', 'c', ['a']))).toBeUndefined();
    });

    it('is kept for a holder that has taken it again, though its first request has expired', async () => {
      await at(0).take(cats('again', 'a'));
      await at(50).take(cats('again', 'a'));
      expect(await at(70).take(cats('again', 'b'))).toBeDefined();
      expect(await at(71).take(cats('again', 'c'))).toBeUndefined();
      expect(await at(111).take(cats('again', 'c'))).toBeDefined();
    });

    it('is given again to a holder that has one', async () => {
      const taken = await at(0).take(cats('mine still', 'a'));
      await at(0).take(cats('mine still', 'b'));
      expect(await at(1).take(cats('mine still', 'a'))).toBe(taken);
      expect(await at(2).take(cats('mine still', 'c'))).toBeUndefined();
      expect(await at(60).take(cats('mine still', 'a', ['a']))).toBe(taken);
    });

    it('is free at once after its holder gives it up', async () => {
      for (const id of ['a', 'a', 'b']) await at(0).take(cats('given up', id));
      await at(1).vacate(cats('given up', 'a'));
      expect(await at(1).take(cats('given up', 'c'))).toBeDefined();
      expect(await at(1).take(cats('given up', 'd'))).toBeUndefined();
      await at(1).vacate(cats('nobody', 'a'));
    });
  });
});
