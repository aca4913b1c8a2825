import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recent } from '../services/platform/recent.ts';

describe('a cache of recently used values', () => {
  it('drops the least recently used value first', () => {
    const kept = recent<number>(2);
    kept.put('a', 1);
    kept.put('b', 2);
    expect(kept.get('a')).toBe(1);
    kept.put('c', 3);
    expect(kept.get('b')).toBeUndefined();
    expect([kept.get('a'), kept.get('c')]).toEqual([1, 3]);
    kept.drop('a');
    expect(kept.get('a')).toBeUndefined();
  });

  it('never exceeds its room, by the sizes of its values', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.nat(12) });
    const law = fc.property(fc.array(step), (steps) => {
      const kept = recent<number>(10, (size) => size);
      for (const { key, size } of steps) {
        kept.put(key, size);
        // an entry larger than the room is not kept; any other is, because it was used last
        expect(kept.get(key)).toBe(size > 10 ? undefined : size);
        const sum = ['a', 'b', 'c', 'd'].reduce((all, each) => all + (kept.get(each) ?? 0), 0);
        expect(sum).toBeLessThanOrEqual(10);
      }
    });
    fc.assert(law);
  });
});
