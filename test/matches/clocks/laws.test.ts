import { assert, array, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  credited,
  firstDeadline,
  type SeatClock,
} from '../../../services/matches/terms/seat-clock.ts';
import { limitsOf, presetOf } from '../../../services/matches/terms/time-control.ts';
import {
  fromFields,
  fromString,
  round,
  toString,
  total as totalOf,
} from 'temporal-polyfill/fns/Duration';
import { between, durationOf, millisecondsOf } from '../../../services/platform/time/duration.ts';
import { control, played, seats, step } from './steps.ts';

const total = ({ bank = 0, turn = 0 }: SeatClock): number => bank + turn;

describe('a clock under any questions and answers in any order', () => {
  it('has a deadline for each pending question, none later than its limits, and none while it is stopped', () => {
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

  it('is refilled only when a turn ends and another starts', () => {
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

  it('loses exactly the time that it ran on its own questions, once it stops', () => {
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

  it('moves the deadline of a pending question only by a pause', () => {
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

  it('gives all seats of a reaction window the same, whole time from its start', () => {
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

  it('spends on reactions only their own time', () => {
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

  it('conserves credit: every deadline moves by the credit, and the rest is unchanged', () => {
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

it('a duration is unchanged after it is written and read', () => {
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
  '"%s" is not a valid duration',
  (text) => {
    expect(millisecondsOf(text)).toBeUndefined();
  },
);

it('a duration accepts exactly the formats of the library', () => {
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
