import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { rate } from 'openskill';
import { describe, expect, it } from 'vitest';
import { LIBRARY, ratingsAfter } from '../../shared/ratings/plackett-luce.ts';
import { figureOf, isProvisional, START, strengthIn } from '../../shared/ratings/rating.ts';
import { additionOf, NOTHING, plus, ratingIn, type Addition } from '../../shared/ratings/tally.ts';

const MONTH = 30 * 24 * 3_600_000;
const at = '2026-03-01T12:00:00.000Z';
/** A tally of a well-known player: sigma is 3. */
const known = plus(NOTHING, additionOf(NOTHING, 0, { after: { mu: 31, sigma: 3 }, at }));

describe('a rating figure', () => {
  it('is 1000 for a new account, and three deviations below the strength', () => {
    expect(figureOf(START)).toBe(1000);
    expect(figureOf({ mu: 30, sigma: 6 })).toBe(1000 + 40 * 12);
    expect(figureOf({ mu: 24.99, sigma: 8.33 })).toBe(1000);
  });

  it('is never below 100', () => {
    expect(figureOf({ mu: -10, sigma: 5 })).toBe(100);
  });

  it('rises with certainty, unlike the strength for seating', () => {
    const [unsure, sure] = [
      { mu: 25, sigma: 8 },
      { mu: 25, sigma: 4 },
    ] as const;
    expect(figureOf(sure)).toBeGreaterThan(figureOf(unsure));
    expect(strengthIn(sure)).toBe(strengthIn(unsure));
  });

  it('is provisional below ten matches, or above a deviation of 6.5', () => {
    expect(isProvisional({ mu: 25, sigma: 6.5 }, 10)).toBe(false);
    expect(isProvisional({ mu: 25, sigma: 6.5 }, 9)).toBe(true);
    expect(isProvisional({ mu: 25, sigma: 6.51 }, 10)).toBe(true);
  });
});

describe('the ratings after a match', () => {
  it('are those of the library that is recorded with them', () => {
    const path = 'node_modules/openskill/package.json';
    const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
    expect(LIBRARY).toBe(`openskill ${version}`);
    const [strong, weak] = [
      { mu: 33, sigma: 4 },
      { mu: 20, sigma: 5 },
    ] as const;
    const placed = [
      { before: weak, place: 1 },
      { before: START, place: 2 },
      { before: strong, place: 2 },
    ];
    const ours = ratingsAfter(placed);
    expect(ours).toEqual(rate([[weak], [START], [strong]], { rank: [1, 2, 2] }).flat());
    expect(ours[0]?.mu).toBeGreaterThan(weak.mu);
  });

  it('are the same for equal players who share a place', () => {
    const [, one, other] = ratingsAfter([1, 2, 2].map((place) => ({ before: START, place })));
    expect(one).toEqual(other);
  });
});

describe('the rating of an inactive player', () => {
  it('becomes less certain by a variance of 1.5 in each whole month, up to the initial one', () => {
    const after = (ms: number) => ratingIn(known, ms).sigma ** 2;
    expect(after(MONTH - 1)).toBeCloseTo(9, 4);
    expect(after(MONTH)).toBeCloseTo(10.5, 4);
    expect(after(7.5 * MONTH)).toBeCloseTo(9 + 7 * 1.5, 4);
    expect(after(1_000 * MONTH)).toBeCloseTo((25 / 3) ** 2, 6);
    expect(ratingIn(known, 7.5 * MONTH).mu).toBeCloseTo(31, 5);
  });

  it('brings that uncertainty into the next match once, also with concurrent ends', () => {
    const idle = 4 * MONTH;
    const before = ratingIn(known, idle);
    const adds = (mu: number, later: string): Addition =>
      additionOf(known, idle, { after: { ...before, mu }, at: later });
    const [one, other] = [
      adds(32, '2026-06-30T12:00:00.000Z'),
      adds(30, '2026-06-30T13:00:00.000Z'),
    ];
    expect(one.grown?.since).toBe(at);
    expect(ratingIn(plus(known, one), 0).sigma).toBeCloseTo(before.sigma, 5);
    expect(ratingIn(plus(plus(known, one), other), 0).sigma).toBeCloseTo(before.sigma, 5);
  });
});

describe('a rating’s tally', () => {
  it('is the same in whatever order matches are added', () => {
    const days = Array.from({ length: 40 }, (_, i) =>
      new Date(Date.parse(at) + i * MONTH * 0.7).toISOString(),
    );
    const addition = fc.record({
      mu: fc.integer({ min: -5_000_000, max: 5_000_000 }),
      spread: fc.integer({ min: -900_000, max: 100_000 }),
      matches: fc.constant(1),
      at: fc.constantFrom(...days),
      grown: fc.option(
        fc.record({ since: fc.constantFrom(...days), by: fc.integer({ min: 1, max: 90_000 }) }),
        { nil: undefined },
      ),
    });
    const orders = fc
      .array(addition, { maxLength: 200 })
      .chain((some) =>
        fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
      );
    const sum = (some: readonly Addition[]) => some.reduce(plus, NOTHING);
    fc.assert(
      fc.property(orders, ([some, shuffled]) => {
        expect(sum(shuffled)).toEqual(sum(some));
      }),
      { numRuns: 200 },
    );
  });
});
