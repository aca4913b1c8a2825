import type { AccountProfile } from '../../platform/storage/contract.ts';
import { millisecondsOf } from '../../platform/time/duration.ts';
import { zoneOrUtc } from '../../platform/time/zone.ts';

/** Quiet hours: when an account wants to be left in peace, and when not even then. */
export type Hours = {
  /** An IANA time zone. */
  readonly timeZone: string;
  /**
   * The quiet hours, local times of day such as `22:00`; from one to the other, past midnight if
   * needed. None if they are equal.
   */
  readonly quietFrom: string;
  readonly quietTo: string;
  /** Limit of urgency in milliseconds: what has less time left is urgent. */
  readonly urgentBelow: number;
  /** The time of the day at which digests are sent. */
  readonly digestAt: string;
};

const HOUR_MS = 3_600_000;

/**
 * Reads the hours that an account has set, with defaults for the rest. Zone data change: an unknown
 * zone counts as none, so that its account is still notified of due items.
 */
export const hoursOf = (profile: AccountProfile | undefined): Hours => ({
  timeZone: zoneOrUtc(profile?.timeZone),
  quietFrom: profile?.quietFrom ?? '22:00',
  quietTo: profile?.quietTo ?? '08:00',
  urgentBelow: millisecondsOf(profile?.urgentBelow ?? '') ?? 2 * HOUR_MS,
  digestAt: profile?.digestAt ?? '18:00',
});
