import { clear, createStore, del, get, keys, set } from 'idb-keyval';
import type { Ports } from '../../../shared/client/index.ts';

const kept = createStore('questhall', 'client');

/** Ports of the client library, as a browser has them. */
export const browserPorts: Ports = {
  fetch: (url, init) => fetch(url, init),
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
