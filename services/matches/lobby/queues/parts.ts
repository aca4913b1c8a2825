import type { Founding } from '../../contract.ts';
import type { AccountReliability } from '../../../accounts/reliability/contract.ts';
import type { Blocking } from '../../../platform/requests/blocked.ts';
import type { Standings } from '../../../platform/requests/account-standing.ts';
import type { Summaries, Tickets, WakeUps } from '../../../platform/storage/contract.ts';
import type { Clock } from '../../../platform/time/clock.ts';

/** The strength of an account in a queue; windows are in its unit. */
export type StrengthOf = (account: string, queue: string) => Promise<number>;

/** The dependencies of queues. */
export type QueueParts = {
  readonly tickets: Tickets;
  readonly matches: Founding;
  readonly accounts: Blocking & Standings;
  readonly reliability: Pick<AccountReliability, 'fresh'>;
  readonly wakeUps: Pick<WakeUps, 'set'>;
  /** The matches of accounts, which tell who has met in one. */
  readonly index: Pick<Summaries, 'list'>;
  readonly strengthOf: StrengthOf;
  /** Game time. */
  readonly now: Clock;
};

/** The most players that wait in one queue. */
export const WAITING = 500;
/**
 * The time that a real-time find waits to be confirmed, and that a used ticket still answers
 * repeated commands, in ms.
 */
export const CONFIRM_MS = 30_000;
export const REPEATED_MS = 60_000;
/**
 * The time for which accounts can read the results of their tickets, and a find is known to be
 * decided, in s.
 */
const KEPT_S = 24 * 3_600;

/** The expiry (TTL) of an item of a queue, in seconds since 1970. */
export const expiresAfter = (at: string): number => Math.floor(Date.parse(at) / 1_000) + KEPT_S;
