import { recent } from '../../platform/recent.ts';
import { buckets } from '../../accounts/accounts/bucket.ts';
import { socketLimits } from '../../platform/requests/socket-limits.ts';
import { CONNECTION, TRY_AGAIN_LATER, type ConnectionError } from './fault.ts';

/** Messages of a client: enough to follow all that it may at once, and to ping as often as any does. */
const RATE = socketLimits.messages;
/** Number of connections being closed that are remembered. */
const MOST = 10_000;

/** Verdict on a message of a connection: to be read, to be hung up on, or nothing any more. */
export type Flood = (connection: string) => 'read' | 'hang up' | 'ignore';

/**
 * Counts every message of each connection, pings too. Further messages of a connection that is
 * being closed are ignored. Counted by this process: with several, a client may send that many
 * times more.
 */
export function flooding(now: () => number = Date.now): Flood {
  const take = buckets(RATE, now);
  const ended = recent<true>(MOST);
  return (connection) => {
    if (ended.get(connection)) return 'ignore';
    if (take(connection) === 0) return 'read';
    ended.put(connection, true);
    return 'hang up';
  };
}

export const flooded: ConnectionError = {
  id: CONNECTION,
  code: 'RATE_LIMITED',
  closeCode: TRY_AGAIN_LATER,
  message: `Too many messages. Send at most ${String(RATE.burst)} at once and ${String(RATE.perSecond)} a second.`,
  retryAfter: 5,
};
