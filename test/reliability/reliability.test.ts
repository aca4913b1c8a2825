import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratedAtOnce, reliabilityOf } from '../../services/accounts/reliability/reliability.ts';
import type { StoredTenure } from '../../services/platform/storage/contract.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = '2026-10-01T12:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * DAY_MS).toISOString();

let streams = 0;
const tenure = (days: number, more: Partial<StoredTenure> = {}): StoredTenure => {
  streams += 1;
  return {
    stream: `m${String(streams)}`,
    begun: daysAgo(days + 10),
    at: daysAgo(days),
    version: 9,
    answersDue: 0,
    answersInTime: 0,
    ...more,
  };
};
const left = (days: number) => tenure(days, { ended: 'ABANDONED' });

describe('reliability', () => {
  it('is 1 for a player without questions', () => {
    const nothing = { answersDue: 0, answersInTime: 0, finished: 0, abandoned: 0 };
    expect(reliabilityOf([], NOW)).toEqual({ score: 1, ...nothing });
  });

  it('can be computed by hand, from answers whose weight halves in 90 days', () => {
    const tenures = [
      tenure(0, { answersDue: 30, answersInTime: 24, ended: 'FINISHED' }),
      tenure(90, { answersDue: 20, answersInTime: 10, ended: 'ABANDONED' }),
      tenure(180, { answersDue: 40, answersInTime: 40 }),
    ];
    // (24 + 10/2 + 40/4 + 20) / (30 + 20/2 + 40/4 + 20) = 59 / 70
    expect(reliabilityOf(tenures, NOW)).toEqual({
      score: 0.843,
      answersDue: 90,
      answersInTime: 74,
      finished: 1,
      abandoned: 1,
    });
  });

  it('closes rated queues for 1, 3, 7 and then 30 days, by abandonments within 90 days', () => {
    const until = (...days: readonly number[]) =>
      reliabilityOf(days.map(left), NOW).restrictedUntil;
    expect(until(0.5, 1)).toBeUndefined();
    expect(until(0.5, 20, 89)).toBe(daysAgo(-0.5));
    expect(until(0.5, 20, 91)).toBeUndefined();
    expect(until(1.5, 20, 89)).toBeUndefined();
    expect(until(2, 20, 30, 40)).toBe(daysAgo(-1));
    expect(until(6, 20, 30, 40, 50)).toBe(daysAgo(-1));
    expect(until(29, 40, 50, 60, 70, 80)).toBe(daysAgo(-1));
    expect(until(2, 29, 40, 50, 60, 70, 80)).toBe(daysAgo(-28));
  });

  it('is between 0 and 1, in any order, and no late answer raises it', () => {
    const one = fc.record({
      days: fc.integer({ min: 0, max: 900 }),
      due: fc.integer({ min: 0, max: 500 }),
      late: fc.integer({ min: 0, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), one, (some, more) => {
        const of = ({ days, due, late }: typeof more) =>
          tenure(days, { answersDue: due, answersInTime: Math.max(0, due - late) });
        const before = reliabilityOf(some.map(of), NOW).score;
        const late = of({ ...more, late: more.due });
        const after = reliabilityOf([...some.map(of), late], NOW).score;
        const turned = reliabilityOf([late, ...some.map(of).toReversed()], NOW).score;
        expect(after).toBeLessThanOrEqual(before);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(turned).toBeCloseTo(after, 3);
      }),
    );
  });
});

it('a new account can have three rated turn-based matches, and more as it finishes them in time', () => {
  const most = (finished: number, score: number) => ratedAtOnce({ finished, score });
  expect([most(0, 1), most(1, 1), most(1, 0.5), most(4, 0.9), most(90, 1)]).toEqual([
    3, 6, 4, 13, 30,
  ]);
});
