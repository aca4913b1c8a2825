import type { Ports } from '../../../../shared/client/index.ts';
import { exclusive } from '../device/exclusive.ts';
import { createDeviceStore } from '../device/device-store.ts';
import { learnTime } from '../device/service-time.ts';

const kept = createDeviceStore('questhall', 'client');
/**
 * True if the stored data was forgotten: data that the page would store while it is left belongs to the
 * previous viewer.
 */
let isForgotten = false;

/** In milliseconds: how long the library waits for an answer. */
const PATIENCE = 15_000;

/** Ports of the client library, as a browser has them. */
export const browserPorts: Ports = {
  async fetch(url, init) {
    const asked = Date.now();
    // requests that the library has given up hold no connection
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    // nothing else comes as it was made: the browser keeps answers
    if (init.method === 'POST') learnTime(answer.headers.get('date'), asked, Date.now());
    return answer;
  },
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
    ...kept,
    set: async (key, value) => {
      if (!isForgotten) await kept.set(key, value);
    },
  },
  exclusive,
};

/** Forgets the data stored for the previous viewer: answers under way, sheets. */
export const clearDeviceStore = async (): Promise<void> => {
  isForgotten = true;
  await kept.clear();
};
