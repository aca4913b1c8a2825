import { clear, createStore, del, get, keys, set } from 'idb-keyval';
import type { Ports } from '../../../shared/client/index.ts';

const kept = createStore('questhall', 'client');

/** In milliseconds: how long the library waits for an answer. */
const PATIENCE = 15_000;

/** Ports of the client library, as a browser has them. */
export const browserPorts: Ports = {
  // what the library does not wait for any longer holds no connection
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }),
  socket: WebSocket,
  chance: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  clock: {
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => {
        clearTimeout(timer);
      };
    },
  },
  store: {
    get: (key) => get(key, kept),
    set: (key, value) => set(key, value, kept),
    delete: (key) => del(key, kept),
    keys: async () => (await keys(kept)).map(String),
  },
  exclusive: (name, act) => navigator.locks.request(name, act),
};

/** Forgets what was kept for who was here: answers under way, sheets. */
export const forgetKept = (): Promise<void> => clear(kept);
