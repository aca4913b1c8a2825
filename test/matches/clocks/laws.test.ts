import { assert, constantFrom, integer, property, record, array, boolean } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginning, type Match, type Pending } from '../../../shared/engine/index.ts';
import { clocksAfter, type MatchClocks } from '../../../services/matches/clocks/match-clocks.ts';
import { calendarOf } from '../../../services/calendars/zoned.ts';
import type { SeatCalendar } from '../../../services/calendars/contract.ts';
import {
  credited,
  firstDeadline,
  freshClock,
  running,
  stopped,
  type SeatClock,
} from '../../../services/matches/clocks/seat-clock.ts';
import {
  limitsOf,
  presetOf,
  timeControls,
  type Limits,
} from '../../../services/matches/clocks/time-control.ts';
import {
  fromFields,
  fromString,
  round,
  toString,
  total as totalOf,
} from 'temporal-polyfill/fns/Duration';
import { between, durationOf, millisecondsOf } from '../../../services/time/duration.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const seats = ['seat1', 'seat2'] as const;

/** One commit: after so long these questions are pending, by seat and kind; a turn may begin, or a pause. */
const step = record({
  after: integer({ min: 0, max: 40 * 3_600_000 }),
  asked: array(
    record({
      seat: constantFrom(...seats),
      kind: constantFrom('move', 'react'),
      n: integer({ min: 0, max: 3 }),
    }),
    { maxLength: 4 },
  ),
  turn: constantFrom('seat1', 'seat2', 'everyone', undefined),
  paused: boolean(),
});

const pendingOf = (
  asked: readonly { seat: string; kind: string; n: number }[],
): readonly Pending[] =>
  [...new Map(asked.map((each) => [`${each.seat} ${each.kind} ${String(each.n)}`, each]))].map(
    ([id, { seat, kind }]) => ({ id, key: id, seat, kind, options: ['a'], askedAt: 0 }),
  );

type Stepped = {
  readonly at: number;
  readonly before: MatchClocks | undefined;
  readonly after: MatchClocks;
  readonly paused: boolean;
  readonly pending: readonly Pending[];
  readonly begun: string | undefined;
};

const game = {
  reactions: ['react'],
  turnBegun: ({ type, seat }: { type: string; seat?: string }) =>
    type === 'TurnBegan' ? seat : undefined,
};

/** Plays the steps; gives the clocks before and after each. */
function played(
  control: string,
  steps: readonly {
    after: number;
    asked: readonly { seat: string; kind: string; n: number }[];
    turn: string | undefined;
    paused: boolean;
  }[],
): readonly Stepped[] {
  const limits = limitsOf(presetOf(control) ?? {});
  let at = START;
  let clocks: MatchClocks | undefined;
  return steps.map(({ after, asked, turn, paused }) => {
    at += after;
    const pending = pendingOf(asked);
    const play: Match<unknown> = { ...beginning<unknown>({}), pending, paused };
    const events = turn === undefined ? [] : [{ type: 'TurnBegan', seat: turn }];
    const before = clocks;
    const changed = { at: new Date(at).toISOString(), play, events, rewinds: false, timed: seats };
    clocks = clocksAfter(before, changed, { game, limits });
    return { at, before, after: clocks, paused, pending, begun: turn };
  });
}

const control = constantFrom(...timeControls.map(({ preset = '' }) => preset));
const total = ({ bank = 0, turn = 0 }: SeatClock): number => bank + turn;

describe('a clock, whatever is asked and answered in whatever order,', () => {
  it('has a deadline for each question that waits, none later than its limits, and none while it stands', () => {
    assert(
      property(control, array(step, { maxLength: 12 }), (preset, steps) => {
        const limits = limitsOf(presetOf(preset) ?? {});
        for (const { at, after, paused, pending } of played(preset, steps)) {
          for (const { id, seat, kind } of pending) {
            const deadline = after.seats[seat]?.questions?.[id]?.deadline;
            if (paused) {
              expect(deadline).toBeUndefined();
              continue;
            }
            const own = kind === 'react' ? limits.reaction : limits.perQuestion;
            const shared = kind === 'react' ? [] : [limits.perTurn, limits.bank?.max];
            const most = Math.min(...[own, ...shared].filter((limit) => limit !== undefined));
            expect(Date.parse(deadline ?? '')).toBeLessThanOrEqual(at + most);
          }
        }
      }),
    );
  });

  it('is refilled by turns that are done and begin, and by nothing else', () => {
    assert(
      property(control, array(step, { maxLength: 12 }), (preset, steps) => {
        for (const { before, after, begun } of played(preset, steps)) {
          if (begun !== undefined || before === undefined) continue;
          for (const seat of seats) {
            const [was, is] = [before.seats[seat] ?? {}, after.seats[seat] ?? {}];
            expect(total(is)).toBeLessThanOrEqual(total(was));
          }
        }
      }),
    );
  });

  it('is used up by as much as it ran on questions of its own, once it stops', () => {
    const own = { seat: 'seat1', kind: 'move', n: 0 };
    const runs = array(integer({ min: 0, max: 3 * 3_600_000 }), { minLength: 1, maxLength: 6 });
    assert(
      property(control, runs, (preset, times) => {
        const still = { turn: undefined, paused: false };
        const steps = times.flatMap((after) => [
          { ...still, asked: [own], after: 0 },
          { ...still, asked: [], after },
        ]);
        const limits = limitsOf(presetOf(preset) ?? {});
        const ran = times.reduce((sum, after) => sum + after, 0);
        const last = played(preset, steps).at(-1)?.after.seats['seat1'];
        const left = (of: number | undefined) =>
          of === undefined ? undefined : Math.max(0, of - ran);
        expect([last?.bank, last?.turn]).toEqual([
          left(limits.bank?.initial),
          left(limits.perTurn),
        ]);
      }),
    );
  });

  it('moves no deadline of a question that goes on waiting, but by a pause', () => {
    assert(
      property(control, array(step, { maxLength: 12 }), (preset, steps) => {
        let wasPaused = false;
        for (const { before, after, paused, pending, begun } of played(preset, steps)) {
          const opens = pending.some(
            ({ id, seat, kind }) => kind === 'react' && !before?.seats[seat]?.questions?.[id],
          );
          for (const { id, seat, kind } of pending) {
            if (kind === 'react' && opens) continue;
            const was = before?.seats[seat]?.questions?.[id]?.deadline;
            const is = after.seats[seat]?.questions?.[id]?.deadline;
            // a turn that is done may add to the bank that limits it
            if (was === undefined || is === undefined || wasPaused || begun !== undefined) continue;
            expect(is).toBe(was);
          }
          wasPaused = paused;
        }
      }),
    );
  });

  it('gives all who may react the same time, a whole window from when anybody is asked', () => {
    assert(
      property(control, array(step, { maxLength: 12 }), (preset, steps) => {
        const { reaction = 0 } = limitsOf(presetOf(preset) ?? {});
        for (const { at, before, after, paused, pending } of played(preset, steps)) {
          if (paused) continue;
          const reactions = pending.filter(({ kind }) => kind === 'react');
          const opens = reactions.some(({ id, seat }) => !before?.seats[seat]?.questions?.[id]);
          const deadlines = reactions.map(
            ({ id, seat }) => after.seats[seat]?.questions?.[id]?.deadline,
          );
          const [first] = deadlines;
          expect(new Set(deadlines).size).toBeLessThanOrEqual(1);
          if (opens) expect(first).toBe(new Date(at + reaction).toISOString());
        }
      }),
    );
  });

  it('runs by reactions on their own time alone', () => {
    const reactions = {
      asked: [{ seat: 'seat1', kind: 'react', n: 0 }],
      turn: undefined,
      paused: false,
    };
    assert(
      property(
        control,
        array(integer({ min: 0, max: 40 * 3_600_000 }), { maxLength: 8 }),
        (preset, times) => {
          const steps = times.flatMap((after) => [
            { ...reactions, after },
            { ...reactions, asked: [], after },
          ]);
          const last = played(preset, steps).at(-1)?.after.seats['seat1'];
          const limits = limitsOf(presetOf(preset) ?? {});
          if (last === undefined) return;
          expect(last.bank).toBe(limits.bank?.initial);
          expect(last.turn).toBe(limits.perTurn);
        },
      ),
    );
  });

  it('conserves what is credited: every deadline moves by so much, and nothing more is left', () => {
    assert(
      property(
        control,
        array(step, { maxLength: 8 }),
        integer({ min: 1, max: 1e9 }),
        (preset, steps, more) => {
          for (const { after } of played(preset, steps)) {
            for (const clock of Object.values(after.seats)) {
              const [was, is] = [firstDeadline(clock), firstDeadline(credited(clock, more))];
              expect(total(credited(clock, more))).toBe(total(clock));
              if (was && is) expect(between(was.deadline, is.deadline)).toBe(more);
            }
          }
        },
      ),
    );
  });
});

/** A step of a match: commits as above, and time that is granted meanwhile to all whose clocks run. */
const granting = record({
  step,
  granted: integer({ min: 0, max: 60 * 3_600_000 }),
  grantedAfter: integer({ min: 0, max: 1_000 }),
});
/** What is left to a seat at a time, by its first deadline of this kind; nothing where none runs. */
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

describe('the time left to a seat', () => {
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
        // what stands is told again when it runs: by then as much is left
        if (ran > 0) left.set(seat, (left.get(seat) ?? 0) - ran);
        // by a calendar what stands meanwhile may be less of the clock on the wall
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

  it('is made less by no answer, pause, resume, credit or extension, but by what has run', () => {
    assert(
      property(control, array(granting, { maxLength: 12 }), (preset, steps) => {
        hold(limitsOf(presetOf(preset) ?? {}), steps);
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it('is made less by nothing else where time goes by a calendar', () => {
    const days = constantFrom(...timeControls.filter((each) => limitsOf(each).speed === 'ASYNC'));
    assert(
      property(days, array(granting, { maxLength: 8 }), (preset, steps) => {
        hold(limitsOf(preset), steps, evenings);
      }),
      { numRuns: 60, seed: 663616876 },
    );
  });

  it('was credited by earlier releases with a later beginning, which is granted time', () => {
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

it('a duration is what it was after it is written', () => {
  assert(
    property(integer({ min: 0, max: 60 * 24 * 3_600_000 }), (milliseconds) => {
      const said = durationOf(milliseconds);
      expect(millisecondsOf(said)).toBe(milliseconds);
      const balanced = round(fromFields({ milliseconds }), { largestUnit: 'days' });
      expect(said).toBe(toString(balanced));
    }),
  );
});

it.each(['P1M', 'P1Y', 'P1W', '1 day', '', 'PT', 'P1DT', '-'])(
  '"%s" is no duration here',
  (text) => {
    expect(millisecondsOf(text)).toBeUndefined();
  },
);

it('reads the lengths that the library reads, and no others', () => {
  const part = constantFrom('1', '36', '0', '1.5', '0,25', '');
  const parts = record({ d: part, h: part, m: part, s: part, t: boolean() });
  assert(
    property(parts, ({ d, h, m, s, t }) => {
      const unit = (amount: string, letter: string) => (amount === '' ? '' : `${amount}${letter}`);
      const time = `${unit(h, 'H')}${unit(m, 'M')}${unit(s, 'S')}`;
      const text = `P${unit(d, 'D')}${t || time !== '' ? 'T' : ''}${time}`;
      expect(millisecondsOf(text), text).toBe(libraryReads(text));
    }),
    { numRuns: 500, seed: 3 },
  );
});

function libraryReads(text: string): number | undefined {
  try {
    return totalOf(fromString(text), 'milliseconds');
  } catch {
    return undefined;
  }
}
