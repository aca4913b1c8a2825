import { isDeepStrictEqual } from 'node:util';
import type { AccountProfile, StoredHours } from '../../platform/storage/contract.ts';
import { after } from '../../platform/time/duration.ts';
import type { WeeklyWindow } from '../../platform/time/weekly-windows.ts';

/** The notice for a change of hours, in ms: no one may stop a clock that is about to run out. */
const NOTICE_MS = 24 * 3_600_000;
/** The number of earlier hours that are remembered, for questions asked under them. */
const REMEMBERED = 4;

type Known = Pick<AccountProfile, 'timeZone' | 'calendars'> | undefined;

/** Hours of an account in its zone, without the time from which they count. */
export type Hours = Omit<StoredHours, 'from'>;

/**
 * Reads the hours that count for a question asked at a time; if those are forgotten, the first
 * known ones.
 */
export function hoursAt(profile: Known, time: string): Hours {
  const { from: _, ...hours } = standing(profile, time).at(-1) ?? first(profile);
  return hours;
}

/** Reads the latest hours, and the time from which they count if that is yet to come. */
export function latestHours(
  profile: Known,
  now: string,
): { readonly windows: readonly WeeklyWindow[] | undefined; readonly from: string | undefined } {
  const [last, before] = (profile?.calendars ?? []).toReversed();
  const isToCome = last !== undefined && last.from > now;
  const says = last?.windows ?? before?.windows;
  return { windows: last?.windows, from: isToCome && says ? last.from : undefined };
}

/** The hours of an account with a change of zone or windows, which counts a day from now. */
export function changedHours(
  profile: Known,
  change: { readonly timeZone: string; readonly windows: readonly WeeklyWindow[] | undefined },
  now: string,
): readonly StoredHours[] {
  const known = standing(profile, now);
  const { timeZone, windows } = change;
  const wanted: Hours = { timeZone, ...(windows && { windows }) };
  const kept = known.length > 0 ? known.slice(-REMEMBERED) : [first(profile)];
  const { from: _, ...last } = kept.at(-1) ?? first(profile);
  return isDeepStrictEqual(last, wanted)
    ? kept
    : [...kept, { from: after(now, NOTICE_MS), ...wanted }];
}

const standing = (profile: Known, time: string): readonly StoredHours[] =>
  (profile?.calendars ?? []).filter(({ from }) => from <= time);

/** The hours that count before anything was said. */
const first = (profile: Known): StoredHours =>
  profile?.calendars?.[0] ?? { from: BEFORE, timeZone: profile?.timeZone ?? 'UTC' };

const BEFORE = new Date(0).toISOString();
