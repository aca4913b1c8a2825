import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qualified } from '../../../shared/tournaments/series/qualified.ts';
import { seriesRegulations } from '../../../shared/tournaments/series/regulations.ts';
import { seriesTable, type SeriesEvent } from '../../../shared/tournaments/series/series-table.ts';

const regulations = seriesRegulations.parse({ pointsByPlace: [10, 7.5, 5] });
const event = (id: string, ...table: readonly string[]): SeriesEvent => ({ id, table });
const events = [
  event('spring', 'ann', 'bob', 'cid', 'dan'),
  event('summer', 'bob', 'ann', 'eve'),
  event('autumn', 'ann', 'cid', 'bob'),
];
const namesIn = (table: readonly { readonly account: string }[]) =>
  table.map(({ account }) => account);

describe('the table of a series', () => {
  it('adds the points of places in its events', () => {
    const table = seriesTable(events, regulations, '00');
    expect(table.map(({ rank, account, points }) => [rank, account, points])).toEqual([
      [1, 'ann', 27_500],
      [2, 'bob', 22_500],
      [3, 'cid', 12_500],
      [4, 'eve', 5_000],
      [5, 'dan', 0],
    ]);
    expect(table[2]?.events).toEqual([
      { event: 'spring', place: 3, points: 5_000, counts: true },
      { event: 'autumn', place: 2, points: 7_500, counts: true },
    ]);
  });

  it('counts a number of best results, the earlier of equal ones', () => {
    const table = seriesTable(events, { ...regulations, best: 1 }, '00');
    expect(table.map(({ account, points }) => [account, points]).slice(0, 3)).toEqual([
      ['ann', 10_000],
      ['bob', 10_000],
      ['cid', 7_500],
    ]);
    expect(table[0]?.events.map(({ counts }) => counts)).toEqual([true, false, false]);
  });

  it('breaks ties by its own list: counts of each place, or the latest result', () => {
    const even = [
      event('one', 'ann', 'bob', 'cid', 'dan'),
      event('two', 'bob', 'ann', 'dan', 'cid'),
    ];
    const places = seriesTable(even, { ...regulations, ties: ['PLACES'] }, '00');
    expect(places.map(({ ties }) => ties[0]?.value)).toEqual(['1 1 0', '1 1 0', '0 0 1', '0 0 1']);
    const last = seriesTable(even, { ...regulations, ties: ['WINS', 'LATEST'] }, '00');
    expect(namesIn(last)).toEqual(['bob', 'ann', 'dan', 'cid']);
    expect(last.map(({ ties }) => ties[1]?.value)).toEqual(['1 2', '2 1', '3 4', '4 3']);
    const absent = [event('one', 'ann', 'bob'), event('two', 'bob')];
    const table = seriesTable(
      absent,
      { ...regulations, pointsByPlace: [1, 1], best: 1, ties: ['LATEST'] },
      '00',
    );
    expect(table.map(({ account, ties }) => [account, ties[0]?.value])).toEqual([
      ['bob', '1 2'],
      ['ann', '- 1'],
    ]);
  });

  it('draws randomly if nothing else breaks a tie', () => {
    const blank = [event('one', ...Array.from({ length: 30 }, (_, i) => `a${String(i)}`))];
    const drawn = (seed: string) =>
      namesIn(seriesTable(blank, { ...regulations, pointsByPlace: [0], ties: [] }, seed));
    expect(drawn('00')).toEqual(drawn('00'));
    expect(drawn('00')).not.toEqual(drawn('01'));
  });

  it('follows a corrected event', () => {
    const corrected = events.with(0, event('spring', 'bob', 'ann', 'cid', 'dan'));
    expect(namesIn(seriesTable(corrected, regulations, '00')).slice(0, 2)).toEqual(['bob', 'ann']);
    expect(seriesTable(corrected, regulations, '00')[0]?.points).toBe(25_000);
  });

  it('has every player once, and never fewer points for one more event', () => {
    const table = fc
      .subarray(['a', 'b', 'c', 'd', 'e', 'f'])
      .chain((some) => fc.shuffledSubarray(some, { minLength: some.length }));
    const best = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(table, { minLength: 1, maxLength: 6 }), best, (tables, most) => {
        const all = tables.map((each, i) => event(String(i), ...each));
        const rules = { ...regulations, best: most };
        const now = seriesTable(all, rules, '00');
        expect(namesIn(now).toSorted()).toEqual([...new Set(tables.flat())].toSorted());
        const before = seriesTable(all.slice(0, -1), rules, '00');
        for (const { account, points } of before)
          expect(now.find((row) => row.account === account)?.points).toBeGreaterThanOrEqual(points);
      }),
    );
  });
});

describe('a player who qualifies by a series', () => {
  const table = seriesTable(events, regulations, '00');

  it('is among the best of those who played enough, and loses that for no other reason', () => {
    const from = (atLeast: number, ...without: readonly string[]) =>
      qualified(table, { atLeast }, { count: 2, without: new Set(without) });
    expect(from(1)).toEqual(['ann', 'bob']);
    expect(from(1, 'ann')).toEqual(['bob', 'cid']);
    expect(from(3, 'ann')).toEqual(['bob']);
  });
});
