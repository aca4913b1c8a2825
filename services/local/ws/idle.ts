import { MAX_IDLE, MAX_LIFETIME } from './limits.ts';
import type { LiveSocket } from './socket.ts';

/** Closes what API Gateway would have closed; clear the returned timer to stop. */
export function closeIdle(sockets: ReadonlyMap<string, LiveSocket>): NodeJS.Timeout {
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const { wire, activeAt, connectedAt } of sockets.values()) {
      if (now - activeAt > MAX_IDLE || now - connectedAt > MAX_LIFETIME)
        wire?.close(1001, 'Going away');
    }
  }, 30_000);
  sweep.unref();
  return sweep;
}
