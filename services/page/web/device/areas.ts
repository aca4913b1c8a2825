import { signal } from '@preact/signals';

/** True if the browser has refused to keep a value, so that it may be lost at the next reload. */
export const isStorageMissing = signal(false);

/** Texts by key that outlive a reload, if the browser keeps any. */
export type Area = {
  get(key: string): string | null;
  /** Gives whether it outlives a reload. */
  set(key: string, value: string): boolean;
  delete(key: string): void;
  keys(): readonly string[];
};

/** An area of the browser. What cannot be kept there, as where it is blocked or full, is kept for as long as the page is open. */
function areaOf(storage: () => Storage): Area {
  const held = new Map<string, string>();
  const tried = <T>(act: (from: Storage) => T, otherwise: T): T => {
    try {
      return act(storage());
    } catch {
      isStorageMissing.value = true;
      return otherwise;
    }
  };
  return {
    get: (key) => held.get(key) ?? tried((from) => from.getItem(key), null),
    set(key, value) {
      const isKept = tried((to) => {
        to.setItem(key, value);
        return true;
      }, false);
      if (isKept) held.delete(key);
      else held.set(key, value);
      return isKept;
    },
    delete(key) {
      held.delete(key);
      tried((from) => {
        from.removeItem(key);
      }, undefined);
    },
    keys: () => [...new Set([...held.keys(), ...tried((from) => Object.keys(from), [])])],
  };
}

/** Storage of this device, and of this tab. */
export const onDevice = areaOf(() => localStorage);
export const inTab = areaOf(() => sessionStorage);
