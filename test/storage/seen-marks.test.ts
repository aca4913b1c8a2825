import { describe, expect, it } from 'vitest';
import { onEveryStore } from '../support/stores.ts';

onEveryStore((place) => {
  describe('the version that an account has seen', () => {
    const marks = () => place().store.seenMarks;

    it('increases and never decreases, whatever comes late or twice', async () => {
      expect(await marks().read('mia', 'm1')).toBeUndefined();
      await Promise.all([3, 9, 9, 4].map((version) => marks().move('mia', 'm1', version)));
      expect(await marks().read('mia', 'm1')).toBe(9);
      await marks().move('mia', 'm1', 2);
      expect(await marks().read('mia', 'm1')).toBe(9);
    });

    it('is stored per account and stream', async () => {
      await marks().move('leo', 'm1', 5);
      expect(await marks().read('leo', 'm2')).toBeUndefined();
      expect(await marks().read('leonie', 'm1')).toBeUndefined();
    });
  });
});
