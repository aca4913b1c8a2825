/** The values used last, by key. */
export type Recent<T> = {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  drop(key: string): void;
};

/**
 * Cache of the values used last: the one unused for longest goes first. `lru-cache` was weighed: it does as much, and
 * makes every start load 16 kB.
 * @param most the number of values kept, or the sum of their sizes
 * @param sizeOf the size of a value, asked once when it is put; 1 unless given
 */
export function recent<T>(most: number, sizeOf: (value: T) => number = () => 1): Recent<T> {
  const entries = new Map<string, { readonly value: T; readonly size: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    put(key, value) {
      drop(key);
      const size = sizeOf(value);
      // nothing makes way for what finds no room even so
      if (size > most) return;
      entries.set(key, { value, size });
      total += size;
      for (const [oldest] of entries) {
        if (total <= most) return;
        drop(oldest);
      }
    },
    drop,
  };
}
