import { isDeepStrictEqual } from 'node:util';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { StoredVacation } from '../../platform/storage/contract.ts';
import { dayBegins, wallMidnight } from '../../platform/time/day.ts';

const DAY_MS = 24 * 3_600_000;
/** The most days of vacation, and starts of one, in any 365 days; and the most days at a stretch. */
const DAYS = 30;
const STARTS = 6;
const STRETCH = 16;
const YEAR = 365;

type Vacations = readonly StoredVacation[];

/** A day by its number: days since the first of 1970, by the calendar of whatever zone. */
type Day = number;

/** Adds a vacation. Refused if it is longer than allowed, or begins in the past. */
export function withVacation(
  known: Vacations,
  wish: { readonly days: number; readonly from?: string | undefined },
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): Vacations {
  const { days, from } = wish;
  const today = dayOf(now, timeZone);
  const first = from === undefined ? today : dayNamed(from);
  if (first < today) refuseInput({ path: ['from'], detail: 'Must be today or later.' });
  if (first > today + YEAR) {
    refuseInput({ path: ['from'], detail: 'Must be at most a year ahead.' });
  }
  const before = recent(known, today);
  // a repeated command takes no second vacation
  if (before.some((each) => isSame(each, { first, days, now }))) return known;
  const ends = first + days;
  const around = before.filter((each) => each.auto !== true && each.to > now);
  if (around.some((each) => firstOf(each) < ends && first < endOf(each))) {
    refuseInput({ path: ['from'], detail: 'You already have a vacation on one of these days.' });
  }
  const begins = first === today ? now : beginOf(first, timeZone);
  const vacation: StoredVacation = {
    ...{ day: nameOf(first), days, timeZone },
    ...{ from: begins, to: beginOf(ends, timeZone) },
  };
  const all = [...before, vacation].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const chosen = all.filter((each) => each.auto !== true);
  checkStretch(daysTaken(chosen), first);
  const starts = chosen.map(firstOf);
  if (mostInYear(starts) > STARTS) {
    const detail = `You can start at most ${String(STARTS)} vacations in ${String(YEAR)} days.`;
    refuse('VACATION_EXHAUSTED', detail);
  }
  if (mostInYear(daysTaken(all)) > DAYS) {
    const left = String(daysLeft(before, now, timeZone));
    const detail = `Not enough vacation days left. You have ${left} of ${String(DAYS)} in any ${String(YEAR)} days.`;
    refuse('VACATION_EXHAUSTED', detail);
  }
  return all;
}

/**
 * Removes the vacation that begins on a day; without a day, the rest of the present one. Its days
 * that have begun stay taken.
 */
export function withoutVacation(
  known: Vacations,
  from: string | undefined,
  now: string,
): Vacations {
  const after = known.flatMap((vacation) => {
    const isMeant = from === undefined ? vacation.from <= now : vacation.day === from;
    if (!isMeant || vacation.to <= now || vacation.auto === true) return vacation;
    if (vacation.from > now) return [];
    const days = dayOf(now, vacation.timeZone) - firstOf(vacation) + 1;
    return { ...vacation, days, to: now };
  });
  return isDeepStrictEqual(after, known) ? known : after;
}

/**
 * Adds the day of vacation that ends with, or contains, a deadline: the same list if that is taken
 * already, `undefined` if no day is left.
 */
export function withDay(
  known: Vacations,
  day: { readonly deadline: string; readonly timeZone: string },
): Vacations | undefined {
  const { deadline, timeZone } = day;
  const of = dayOf(lastBefore(deadline), timeZone);
  const before = recent(known, of);
  if (daysTaken(before).includes(of)) return known;
  const stop = stopOf(deadline, timeZone);
  const all = [...before, { day: nameOf(of), days: 1, timeZone, ...stop, auto: true } as const];
  return mostInYear(daysTaken(all)) > DAYS
    ? undefined
    : all.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The span of a day, from its midnight to the next. */
export function stopOf(deadline: string, timeZone: string) {
  const day = dayOf(lastBefore(deadline), timeZone);
  return { from: beginOf(day, timeZone), to: beginOf(day + 1, timeZone) };
}

/**
 * Lists the stops of time by vacations as far as they are certain at a time: to the end of its day,
 * because an account that comes back early gets the rest of them back.
 */
export const stopsOf = (known: Vacations, now: string) =>
  known
    .filter(({ auto, from }) => auto !== true && from <= now)
    .map(({ from, to, timeZone }) => {
      const tonight = beginOf(dayOf(now, timeZone) + 1, timeZone);
      return { from, to: to < tonight ? to : tonight };
    });

/** Counts the days of vacation that an account may still take, today. */
export function daysLeft(known: Vacations, now: string, timeZone: string): number {
  const today = dayOf(now, timeZone);
  return Math.max(0, DAYS - daysTaken(known).filter((day) => day > today - YEAR).length);
}

/** The last day of a vacation, `2026-07-16`. */
export const lastDayOf = (vacation: StoredVacation): string => nameOf(endOf(vacation) - 1);

const dayOf = (time: string, timeZone: string): Day =>
  wallMidnight(Date.parse(time), timeZone) / DAY_MS;
const dayNamed = (name: string): Day => Date.parse(`${name}T00:00Z`) / DAY_MS;
const nameOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const beginOf = (day: Day, timeZone: string): string =>
  new Date(dayBegins(day * DAY_MS, timeZone)).toISOString();
/** A deadline at midnight belongs to the day before. */
const lastBefore = (deadline: string): string => new Date(Date.parse(deadline) - 1).toISOString();

const firstOf = ({ day }: StoredVacation): Day => dayNamed(day);
const endOf = (vacation: StoredVacation): Day => firstOf(vacation) + vacation.days;

/** The vacations that may still matter: none longer than a year ago. */
const recent = (known: Vacations, today: Day): Vacations =>
  known.filter((vacation) => endOf(vacation) > today - YEAR);

const isSame = (
  vacation: StoredVacation,
  { first, days, now }: { readonly first: Day; readonly days: number; readonly now: string },
): boolean =>
  vacation.auto !== true &&
  vacation.to > now &&
  firstOf(vacation) === first &&
  vacation.days === days;

/** Refuses days in a row that are more than a stretch, this one among them. */
function checkStretch(days: readonly Day[], among: Day): void {
  let [first, last] = [among, among];
  while (days.includes(first - 1)) first -= 1;
  while (days.includes(last + 1)) last += 1;
  if (last - first < STRETCH) return;
  refuse('VACATION_EXHAUSTED', `A vacation can last at most ${String(STRETCH)} days in a row.`);
}

/** The days that vacations take, each once. */
const daysTaken = (vacations: Vacations): readonly Day[] => [
  ...new Set(
    vacations.flatMap((vacation) =>
      Array.from({ length: vacation.days }, (_, n) => firstOf(vacation) + n),
    ),
  ),
];

/** The most of these days that lie within any 365. */
const mostInYear = (days: readonly Day[]): number =>
  Math.max(0, ...days.map((last) => days.filter((day) => day > last - YEAR && day <= last).length));
