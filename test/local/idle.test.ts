import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeIdle } from '../../services/local/ws/idle.ts';
import { MAX_IDLE, MAX_SILENCE } from '../../services/local/ws/limits.ts';
import type { LiveSocket } from '../../services/local/ws/socket.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** The close code of a connection that stays idle for this time; undefined if it is not closed. */
function closedAfter(ms: number, hasSpoken: boolean): number | undefined {
  const close = vi.fn<(code: number) => void>();
  const now = Date.now();
  const socket = { hasSpoken, connectedAt: now, activeAt: now, wire: { close } };
  const sweep = closeIdle(new Map([['c', socket as unknown as LiveSocket]]));
  vi.advanceTimersByTime(ms);
  clearInterval(sweep);
  return close.mock.calls[0]?.[0];
}

it('a silent connection is closed within seconds', () => {
  expect(closedAfter(MAX_SILENCE, false)).toBeUndefined();
  expect(closedAfter(2 * MAX_SILENCE, false)).toBe(4408);
});

it('a connection with messages can be idle for ten minutes', () => {
  expect(closedAfter(MAX_IDLE, true)).toBeUndefined();
  expect(closedAfter(MAX_IDLE + 60_000, true)).toBe(1001);
});
