import { describe, expect, it } from 'vitest';
import { ContentionError } from '../../services/platform/storage/errors.ts';
import { OVERTAKEN, retried, revise } from '../../services/platform/storage/retry.ts';

describe('an attempt that others overtake', () => {
  it('is repeated until it succeeds', async () => {
    const outcomes = [OVERTAKEN, OVERTAKEN, 'done', 'too far'] as const;
    let made = 0;
    expect(await retried('A list', () => Promise.resolve(outcomes[made++]))).toBe('done');
    expect(made).toBe(3);
  });

  it('throws a named error after twelve times', async () => {
    let made = 0;
    const attempt = () => {
      made += 1;
      return Promise.resolve(OVERTAKEN);
    };
    const given = retried('The list of ann', attempt);
    await expect(given).rejects.toThrow(ContentionError);
    await expect(given).rejects.toThrow('The list of ann');
    expect(made).toBe(12);
  });
});

describe('a change of a record with a revision', () => {
  const thing = (stored: { revision: number; names: readonly string[] } | undefined) => {
    const puts: number[] = [];
    const store = {
      what: 'The names',
      read: () => Promise.resolve(stored),
      valueOf: (found: typeof stored): readonly string[] => found?.names ?? [],
      put: (revision: number, names: readonly string[]) => {
        puts.push(revision);
        const isNext = revision === (stored?.revision ?? 0) + 1;
        if (isNext) stored = { revision, names };
        return Promise.resolve(isNext);
      },
    };
    return { store, puts, stored: () => stored };
  };

  it('starts at revision 1 and increases by one', async () => {
    const { store, puts, stored } = thing(undefined);
    await revise(store, (names) => [...names, 'ann']);
    expect(await revise(store, (names) => [...names, 'ben'])).toEqual(['ann', 'ben']);
    expect(puts).toEqual([1, 2]);
    expect(stored()).toEqual({ revision: 2, names: ['ann', 'ben'] });
  });

  it('reads the record again after another change', async () => {
    const { store, puts, stored } = thing({ revision: 4, names: [] });
    let isFirst = true;
    const put = async (revision: number, names: readonly string[]) => {
      if (isFirst) await store.put(5, ['eve']);
      isFirst = false;
      return store.put(revision, names);
    };
    await revise({ ...store, put }, (names) => [...names, 'ann']);
    expect(puts).toEqual([5, 5, 6]);
    expect(stored()?.names).toEqual(['eve', 'ann']);
  });

  it('writes nothing if the value is identical, or if the change refuses', async () => {
    const { store, puts } = thing({ revision: 4, names: ['ann'] });
    expect(await revise(store, (names) => names)).toEqual(['ann']);
    const refusing = () => {
      throw new RangeError('full');
    };
    await expect(revise(store, refusing)).rejects.toThrow('full');
    expect(puts).toEqual([]);
  });
});
