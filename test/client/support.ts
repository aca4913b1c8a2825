import type { Store, Timers } from '../../shared/client/index.ts';

/** Timers on simulated time: `pass` moves them on. */
export function heldTimers(): Timers & { pass(ms: number): void; readonly due: number } {
  let now = 0;
  let waiting: readonly { readonly at: number; readonly then: () => void }[] = [];
  return {
    get due() {
      return waiting.length;
    },
    after(ms, then) {
      const entry = { at: now + ms, then };
      waiting = [...waiting, entry];
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        now = next.at;
        waiting = waiting.filter((each) => each !== next);
        next.then();
      }
      now = until;
    },
  };
}

/** A store in memory; a reloaded page has the same. */
export function memoryStore(
  kept = new Map<string, unknown>(),
): Store & { readonly kept: typeof kept } {
  return {
    kept,
    get: (key) => Promise.resolve(kept.get(key)),
    set: (key, value) => {
      kept.set(key, JSON.parse(JSON.stringify(value)));
      return Promise.resolve();
    },
    delete: (key) => {
      kept.delete(key);
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...kept.keys()]),
  };
}

/** Lets everything happen that waits for nothing but its turn. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
