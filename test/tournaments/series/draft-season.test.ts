import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftSeason, sizesOf } from '../../../shared/tournaments/series/draft-season.ts';
import { leagueRegulations } from '../../../shared/tournaments/series/regulations.ts';

const regulations = leagueRegulations.parse({ size: 8 });
/** The players of a division, named by its letter and their place: `a1`, `a2`, … */
const division = (letter: string, size = 8): readonly string[] =>
  Array.from({ length: size }, (_, i) => `${letter}${String(i + 1)}`);
const over = { leaving: new Set<string>(), newcomers: [] };
const words = (text: string): readonly string[] => text.split(' ');

describe('the next season of a league', () => {
  it('exchanges the first two of a division and the last two of the one above', () => {
    const divisions = [division('a'), division('b'), division('c')];
    const draft = draftSeason({ ...over, divisions }, regulations);
    expect(draft.divisions).toEqual([
      words('a1 a2 a3 a4 a5 a6 b1 b2'),
      words('a7 a8 b3 b4 b5 b6 c1 c2'),
      words('b7 b8 c3 c4 c5 c6 c7 c8'),
    ]);
    expect(draft.moves.filter(({ from, to }) => from !== to).map(({ account }) => account)).toEqual(
      words('b1 b2 a7 a8 c1 c2 b7 b8'),
    );
    expect(draft.tooFew).toBe(false);
  });

  it('keeps the best of the relegated players if another leaves', () => {
    const divisions = [division('a'), division('b')];
    const draft = draftSeason(
      { divisions, leaving: new Set(['a3']), newcomers: ['new'] },
      regulations,
    );
    expect(draft.divisions).toEqual([
      words('a1 a2 a4 a5 a6 b1 b2 a7'),
      words('a8 b3 b4 b5 b6 b7 b8 new'),
    ]);
    expect(draft.moves.at(-1)).toEqual({ account: 'new', to: 2 });
  });

  it('adds a division for newcomers if there are enough', () => {
    const draft = draftSeason(
      { ...over, divisions: [division('a')], newcomers: [...division('n', 9), 'a1', 'n1'] },
      regulations,
    );
    expect(draft.divisions.map(({ length }) => length)).toEqual([8, 9]);
  });

  it('reports too few newcomers', () => {
    expect(draftSeason({ ...over, divisions: [division('a', 7)] }, regulations).tooFew).toBe(true);
    expect(draftSeason({ ...over, divisions: [] }, regulations)).toEqual({
      divisions: [],
      moves: [],
      tooFew: true,
    });
  });

  it('has divisions of 8 to 16, with every remaining player once', () => {
    const some = fc.array(fc.integer({ min: 0, max: 16 }), { maxLength: 4 });
    const rules = fc.record({
      size: fc.integer({ min: 8, max: 16 }),
      up: fc.integer({ min: 0, max: 4 }),
      down: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(some, rules, fc.nat(20), fc.nat(9), (sizes, rule, fresh, gone) => {
        const divisions = sizes.map((size, i) => division('abcd'[i] ?? 'x', size));
        const leaving = new Set(divisions.flat().filter((_, i) => i % 10 < gone));
        const newcomers = division('new', fresh);
        const draft = draftSeason({ divisions, leaving, newcomers }, rule);
        const going = [...divisions.flat().filter((each) => !leaving.has(each)), ...newcomers];
        expect(draft.divisions.flat().toSorted()).toEqual(going.toSorted());
        expect(draft.tooFew).toBe(going.length < 8);
        if (draft.tooFew) return;
        for (const { length } of draft.divisions) {
          expect(length).toBeGreaterThanOrEqual(8);
          expect(length).toBeLessThanOrEqual(16);
        }
      }),
    );
  });

  it.each([
    [30, 10, [10, 10, 10]],
    [38, 10, [10, 10, 10, 8]],
    [33, 10, [10, 10, 13]],
    [29, 12, [12, 9, 8]],
    [5, 10, [5]],
    [0, 10, []],
  ])('splits %i players into divisions of %i as they fit', (players, size, sizes) => {
    expect(sizesOf(players, size)).toEqual(sizes);
  });
});
