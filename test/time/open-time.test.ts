import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOpenTime, openTime, type Calendar } from '../../services/platform/time/open-time.ts';
import { calendarLaws, casesIn } from './calendar-laws.ts';
import { changeDays, zones } from './wall-clock.ts';

const HOUR = 3_600_000;
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Evenings in Prague, without those of Saturdays and Sundays. */
const evenings: Calendar = {
  timeZone: 'Europe/Prague',
  hours: WEEK.map((day) => ({ day, from: '18:00', to: '22:00' })),
  stopsOnWeekends: true,
  stops: [],
};

describe.each(Object.entries(calendarLaws))(
  'a calendar of open time satisfies the law that %s',
  (_, holds) => {
    it('in every zone of Intl, mostly around clock changes', () => {
      const cases = fc
        .integer({ min: 0, max: zones.length - 1 })
        .chain((n) => casesIn(zones[n] ?? ''));
      fc.assert(fc.property(cases, holds), { numRuns: 250, seed: 14 });
    });
  },
);

describe('evenings from 18:00 to 22:00 in Prague, without weekends', () => {
  // clocks go on by an hour on Sunday, 29 March 2026, and back on Sunday, 25 October
  it.each([
    // 4 h a day: Mon 30 and Tue 31 March, from now on two hours ahead of UTC
    ['2026-03-27T21:00:00.000Z', 8, '2026-03-31T20:00:00.000Z'],
    // 1 h is left on Friday, one hour ahead of UTC
    ['2026-03-27T20:00:00.000Z', 1, '2026-03-27T21:00:00.000Z'],
    ['2026-03-27T20:00:00.000Z', 2, '2026-03-30T17:00:00.000Z'],
    // Fri 27, Mon 30, Tue 31 March, Wed 1, Thu 2, Fri 3 April: 24 h
    ['2026-03-27T12:00:00.000Z', 24, '2026-04-03T20:00:00.000Z'],
    // and back: Fri 23 October two hours ahead, Mon 26 one hour
    ['2026-10-23T16:30:00.000Z', 3.5, '2026-10-23T20:00:00.000Z'],
    ['2026-10-23T16:30:00.000Z', 5.5, '2026-10-26T19:00:00.000Z'],
    ['2026-10-24T10:00:00.000Z', 24, '2026-11-02T21:00:00.000Z'],
  ])('from %s on, %d hours end at %s', (from, hours, end) => {
    expect(addOpenTime(from, hours * HOUR, evenings)).toBe(end);
    expect(openTime(from, end, evenings)).toBe(hours * HOUR);
  });
});

describe('a window over the hour that clocks skip or repeat', () => {
  const nights: Calendar = {
    timeZone: 'Europe/Prague',
    hours: WEEK.map((day) => ({ day, from: '01:00', to: '02:30' })),
    stops: [],
  };
  const night = (from: string, to: string): number => openTime(from, to, nights) / HOUR;

  it('is open while the wall clock is within it, and counts elapsed time', () => {
    expect(night('2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z')).toBe(1.5);
    // from 01:00 to 02:00, which is 03:00
    expect(night('2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z')).toBe(1);
    // from 01:00 to 02:30, and from 02:00 to 02:30 once more
    expect(night('2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z')).toBe(2);
  });

  it('can run past midnight, into the following day', () => {
    const late = {
      timeZone: 'Asia/Seoul',
      hours: [{ day: 7, from: '22:00', to: '02:00' }],
      stops: [],
    };
    // Sunday, 1 March 2026, is the first day of Seoul's week to begin at 15:00 in UTC on Saturday
    expect(addOpenTime('2026-02-28T00:00:00.000Z', 3 * HOUR, late)).toBe(
      '2026-03-01T16:00:00.000Z',
    );
  });
});

it('open time stops during a vacation, and continues with the rest', () => {
  const stops = [{ from: '2026-03-30T22:00:00.000Z', to: '2026-04-01T22:00:00.000Z' }];
  const away = { ...evenings, stops };
  // Monday evening, then Thursday: Tuesday and Wednesday are vacation
  expect(addOpenTime('2026-03-30T10:00:00.000Z', 5 * HOUR, away)).toBe('2026-04-02T17:00:00.000Z');
});

it('a calendar that never opens is recognised', () => {
  const never = { ...evenings, hours: [{ day: 6, from: '10:00', to: '12:00' }] };
  expect(() => addOpenTime('2026-03-30T10:00:00.000Z', HOUR, never)).toThrow(RangeError);
});

it('the days of clock changes are known', () => {
  expect(changeDays('Europe/Prague')).toEqual([87, 297]);
  expect(changeDays('Asia/Seoul')).toEqual([]);
});
