import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { Store } from '../../../../shared/client/index.ts';
import { inTab, isStorageMissing, onDevice } from './areas.ts';

/** In milliseconds: timeout of a database, after which it counts as mute; the second if it was so before. */
const ANSWERS_WITHIN = { first: 3_000, then: 300 } as const;
/** Key of this tab's note that the database does not answer. */
const MUTE = 'questhall.mute-database';

/** True if the databases of this browser do not answer. */
let isMute = false;

/** Values by key that outlive a reload, and how to forget them all. */
export type DeviceStore = Store & {
  clear(): Promise<void>;
  /** Sets a value; gives whether it outlives a reload. */
  keep(key: string, value: unknown): Promise<boolean>;
};

/**
 * Keeps values in a database of the browser; if that is blocked, full or mute, as texts on the
 * device; and if that is blocked, too, for as long as the page is open. Nothing here rejects or
 * waits for ever.
 */
export function createDeviceStore(database: string, name: string): DeviceStore {
  const prefix = `${database}/`;
  let store: UseStore | undefined;

  /** Result of a database act; nothing if it fails. */
  const tried = async <T>(act: (from: UseStore) => Promise<T>): Promise<{ got: T } | undefined> => {
    if (isMute) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((ended) => {
      timer = setTimeout(
        () => {
          isMute = true;
          inTab.set(MUTE, 'true');
          ended(undefined);
        },
        ANSWERS_WITHIN[inTab.get(MUTE) === null ? 'first' : 'then'],
      );
    });
    try {
      store ??= createStore(database, name);
      const told = act(store).then((got) => ({ got }));
      const first = await Promise.race([told, late]);
      if (first === undefined) isStorageMissing.value = true;
      else inTab.delete(MUTE);
      return first;
    } catch {
      isStorageMissing.value = true;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
  const others = (): readonly string[] => onDevice.keys().filter((key) => key.startsWith(prefix));

  const keep = async (key: string, value: unknown): Promise<boolean> => {
    if (!(await tried((to) => set(key, value, to))))
      return onDevice.set(prefix + key, JSON.stringify(value));
    onDevice.delete(prefix + key);
    return true;
  };

  return {
    async get(key) {
      const found = await tried((from) => get<unknown>(key, from));
      if (found?.got !== undefined) return found.got;
      const text = onDevice.get(prefix + key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    },
    async set(key, value) {
      await keep(key, value);
    },
    keep,
    async delete(key) {
      onDevice.delete(prefix + key);
      await tried((from) => del(key, from));
    },
    async keys() {
      const found = await tried((from) => keys(from));
      const inTexts = others().map((key) => key.slice(prefix.length));
      return [...new Set([...(found?.got ?? []).map(String), ...inTexts])];
    },
    async clear() {
      for (const key of others()) onDevice.delete(key);
      await tried((from) => clear(from));
    },
  };
}
