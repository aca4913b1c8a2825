import { signal, type ReadonlySignal } from '@preact/signals';
import { browserPorts } from './ports.ts';

const { store } = browserPorts;

/** Something as it was seen last, and when that was. */
export type CachedValue<T> = { readonly value: T; readonly at: number };

/** Value last seen under a name on this device; nothing if there is none. */
export async function lastSeen<T>(name: string): Promise<CachedValue<T> | undefined> {
  return (await store.get(`seen:${name}`).catch(() => undefined)) as CachedValue<T> | undefined;
}

/** Keeps the present value, for when there is no network. */
export const keepSeen = (name: string, value: unknown): void =>
  void store.set(`seen:${name}`, { value, at: Date.now() }).catch(() => undefined);

/** Value under a name: as last seen until a new one is told. */
export function cachedFirst<T>(name: string): {
  readonly value: ReadonlySignal<T | undefined>;
  /** Time of the value shown, if it is one seen before; nothing for a new one. */
  readonly asOf: ReadonlySignal<Date | undefined>;
  tell(value: T): void;
} {
  const value = signal<T | undefined>(undefined);
  const asOf = signal<Date | undefined>(undefined);
  let isTold = false;
  void lastSeen<T>(name).then((seen) => {
    if (isTold || seen === undefined) return;
    value.value = seen.value;
    asOf.value = new Date(seen.at);
  });
  return {
    value,
    asOf,
    tell(now) {
      isTold = true;
      value.value = now;
      asOf.value = undefined;
      keepSeen(name, now);
    },
  };
}
