/** The values used last, by key. */
export type Recent<T> = {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  drop(key: string): void;
};

/** Keeps at most so many values; the one unused for longest goes first. */
export function recent<T>(most: number): Recent<T> {
  const values = new Map<string, T>();
  const put = (key: string, value: T): void => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    put,
    drop: (key) => void values.delete(key),
  };
}
