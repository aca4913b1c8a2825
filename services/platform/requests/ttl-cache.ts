import { recent } from '../recent.ts';

/** The time to live of an entry: how long another process's change may go unnoticed. */
const TTL_MS = 60_000;
const MOST = 2_000;

/** Cache of what was looked up lately, by key. */
export type TtlCache<T> = {
  get(key: string): Promise<T>;
  /** Known without looking. */
  put(key: string, value: T): void;
  forget(key: string): void;
};

/**
 * Creates a cache that looks up each key at most once a minute, also for concurrent readers; a
 * change by this process is seen at once.
 */
export function ttlCache<T>(look: (key: string) => Promise<T>, now: () => Date): TtlCache<T> {
  const known = recent<{ readonly value: Promise<T>; readonly until: number }>(MOST);
  const put = (key: string, value: Promise<T>) => {
    const entry = { value, until: now().getTime() + TTL_MS };
    known.put(key, entry);
    return entry;
  };
  return {
    async get(key) {
      const found = known.get(key);
      if (found !== undefined && now().getTime() < found.until) return found.value;
      const looked = put(key, look(key));
      try {
        return await looked.value;
      } catch (error) {
        // what failed is looked up again, unless it was put right meanwhile
        if (known.get(key) === looked) known.drop(key);
        throw error;
      }
    },
    put: (key, value) => {
      put(key, Promise.resolve(value));
    },
    forget: (key) => {
      known.drop(key);
    },
  };
}
