import { describe, expect, it } from 'vitest';
import { ContentionError } from '../../services/platform/storage/errors.ts';
import { OVERTAKEN, retried, revise } from '../../services/platform/storage/retry.ts';

describe('an attempt that others overtake', () => {
  it('is made anew until it is not', async () => {
    const outcomes = [OVERTAKEN, OVERTAKEN, 'done', 'too far'] as const;
    let made = 0;
    expect(await retried('A list', () => Promise.resolve(outcomes[made++]))).toBe('done');
    expect(made).toBe(3);
  });

  it('is given up after twelve times, by name', async () => {
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

describe('a change of what has a revision', () => {
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

  it('begins at revision 1 and goes on by one', async () => {
    const { store, puts, stored } = thing(undefined);
    await revise(store, (names) => [...names, 'ann']);
    expect(await revise(store, (names) => [...names, 'ben'])).toEqual(['ann', 'ben']);
    expect(puts).toEqual([1, 2]);
    expect(stored()).toEqual({ revision: 2, names: ['ann', 'ben'] });
  });

  it('looks again at what another has changed in between', async () => {
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

  it('writes nothing where the value stays the very same, or the change refuses', async () => {
    const { store, puts } = thing({ revision: 4, names: ['ann'] });
    expect(await revise(store, (names) => names)).toEqual(['ann']);
    const refusing = () => {
      throw new RangeError('full');
    };
    await expect(revise(store, refusing)).rejects.toThrow('full');
    expect(puts).toEqual([]);
  });
});
