import { MAX_IDLE, MAX_LIFETIME, MAX_SILENCE } from './limits.ts';
import type { LiveSocket } from './socket.ts';

/** Closes what API Gateway would have closed, and who never said a word; clear the returned timer to stop. */
export function closeIdle(sockets: ReadonlyMap<string, LiveSocket>): NodeJS.Timeout {
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const { wire, activeAt, connectedAt, hasSpoken } of sockets.values()) {
      if (!hasSpoken && now - connectedAt > MAX_SILENCE) {
        wire?.close(4408, 'Send connection_init within ten seconds.');
        continue;
      }
      if (now - activeAt > MAX_IDLE || now - connectedAt > MAX_LIFETIME)
        wire?.close(1001, 'Going away');
    }
  }, 5_000);
  sweep.unref();
  return sweep;
}
