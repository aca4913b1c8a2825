import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginning, type Match } from '../../../shared/engine/index.ts';
import type { SeatCalendar } from '../../../services/accounts/calendars/contract.ts';
import { calendarOf } from '../../../services/accounts/calendars/zoned.ts';
import { clocksAfter, type MatchClocks } from '../../../services/matches/terms/match-clocks.ts';
import {
  credited,
  freshClock,
  running,
  stopped,
  type SeatClock,
} from '../../../services/matches/terms/seat-clock.ts';
import {
  limitsOf,
  presetOf,
  timeControls,
  type Limits,
} from '../../../services/matches/terms/time-control.ts';
import { control, game, pendingOf, seats, START, step, type played } from './steps.ts';

/** A step of a match: commits, and time that is granted meanwhile to all whose clocks run. */
const granting = record({
  step,
  granted: integer({ min: 0, max: 60 * 3_600_000 }),
  grantedAfter: integer({ min: 0, max: 1_000 }),
});
/**
 * The time left to a seat, in milliseconds, by its first deadline of this kind; undefined if none
 * runs.
 */
const leftTo = (
  { questions = {} }: SeatClock,
  at: number,
  counts: (id: string) => boolean = () => true,
): number | undefined => {
  const deadlines = Object.entries(questions).flatMap(([id, { deadline }]) =>
    deadline === undefined || !counts(id) ? [] : Date.parse(deadline) - at,
  );
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
};
const isOwn = (id: string): boolean => id.includes(' move ');

/** The rounding of a deadline by a calendar, in milliseconds. */
const SLACK_MS = 1;

/** A calendar of evenings, and none on weekends. */
const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '17:00', to: '23:00' }));
const since = new Date(0).toISOString();
const evenings = calendarOf(
  {
    account: 'ann',
    createdAt: since,
    calendars: [{ from: since, timeZone: 'Europe/Prague', windows: weekdays }],
  },
  [],
).seat({ weekends: 'STOP', playingHours: true }, since, since);

describe('a seat’s remaining time', () => {
  /** Plays the steps, and holds each to the law: none makes the time left less, but for what has run. */
  function hold(
    limits: Limits,
    steps: readonly {
      step: Parameters<typeof played>[1][number];
      granted: number;
      grantedAfter: number;
    }[],
    calendar?: SeatCalendar,
  ): void {
    let at = START;
    let clocks: MatchClocks | undefined;
    const left = new Map<string, number>();
    const told = (seat: string, now: number | undefined, since: number) => {
      const was = left.get(seat);
      if (now === undefined) return;
      // by a calendar spans are cut to whole milliseconds at every border of hours
      const slack = calendar === undefined ? 0 : SLACK_MS;
      if (was !== undefined) expect(now).toBeGreaterThanOrEqual(was - since - slack);
      left.set(seat, now);
    };
    for (const { step: taken, granted, grantedAfter } of steps) {
      // time is granted somewhere on the way to the next commit
      const way = Math.floor((taken.after * grantedAfter) / 1_000);
      if (clocks !== undefined && granted > 0) {
        const before = clocks;
        const seatsNow = Object.entries(before.seats).map(([seat, clock]) => {
          const more = credited(clock, granted);
          for (const id of Object.keys(clock.questions ?? {})) {
            const was = leftTo(clock, at + way, (each) => each === id);
            if (was === undefined) continue;
            expect(leftTo(more, at + way, (each) => each === id)).toBe(was + granted);
          }
          const now = leftTo(more, at, isOwn);
          if (now !== undefined) left.set(seat, now);
          return [seat, more] as const;
        });
        clocks = { ...before, seats: Object.fromEntries(seatsNow) };
      }
      const before = clocks;
      at += taken.after;
      const pending = pendingOf(taken.asked);
      const { paused, turn } = taken;
      const play: Match<unknown> = { ...beginning<unknown>({}), pending, paused };
      const events = turn === undefined ? [] : [{ type: 'TurnBegan', seat: turn }];
      const change = { at: new Date(at).toISOString(), play, events, rewinds: false, timed: seats };
      clocks = clocksAfter(before, change, { game, limits, calendars: () => calendar });
      for (const seat of seats) {
        const [was = {}, is = {}] = [before?.seats[seat], clocks.seats[seat]];
        const ran = leftTo(was, at, isOwn) === undefined ? 0 : taken.after;
        // a stopped clock is stored again when it runs: by then as much is left
        if (ran > 0) left.set(seat, (left.get(seat) ?? 0) - ran);
        // by a calendar, a stop may be less of the clock on the wall
        if (calendar && ran === 0) left.delete(seat);
        told(seat, leftTo(is, at, isOwn), 0);
        for (const id of Object.keys(was.questions ?? {})) {
          const only = (each: string) => each === id && !isOwn(each);
          const then = leftTo(was, at, only) ?? -Infinity;
          expect(leftTo(is, at, only) ?? Infinity).toBeGreaterThanOrEqual(
            then - (calendar === undefined ? 0 : SLACK_MS),
          );
        }
      }
    }
  }

  it('is reduced only by running time, not by an answer, pause, resume, credit or extension', () => {
    assert(
      property(control, array(granting, { maxLength: 12 }), (preset, steps) => {
        hold(limitsOf(presetOf(preset) ?? {}), steps);
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it('is reduced only by running time with a calendar, too', () => {
    const days = constantFrom(...timeControls.filter((each) => limitsOf(each).speed === 'ASYNC'));
    assert(
      property(days, array(granting, { maxLength: 8 }), (preset, steps) => {
        hold(limitsOf(preset), steps, evenings);
      }),
      { numRuns: 60, seed: 663616876 },
    );
  });

  it('that an earlier release credited as a later start becomes granted time', () => {
    const limits = limitsOf(presetOf('async-1d') ?? {});
    const at = (hours: number) => new Date(START + hours * 3_600_000).toISOString();
    const asked = (id: string) => [{ id, isReaction: false }];
    const was = running(freshClock(limits), asked('a'), { at: at(0), limits });
    const later = Object.fromEntries(
      Object.entries(was.questions ?? {}).map(([id, each]) => [id, { ...each, deadline: at(72) }]),
    );
    const still = stopped({ ...was, since: at(48), questions: later }, at(2));
    expect(still).toMatchObject({ turn: 24 * 3_600_000, granted: 46 * 3_600_000 });
    const on = running({ ...still, questions: {} }, asked('b'), { at: at(2), limits });
    expect(on.questions?.['b']?.deadline).toBe(at(72));
  });
});
