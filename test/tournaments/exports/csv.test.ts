import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv } from '../../../shared/tournaments/exports/csv.ts';
import { standingsCsv } from '../../../shared/tournaments/exports/standings-csv.ts';
import { round, tableOf } from '../support/table.ts';

/** A reader of RFC 4180 that knows nothing of the writer, but that the mark of UTF-8 goes before. */
function read(marked: string): readonly (readonly string[])[] {
  expect(marked.startsWith('\uFEFF')).toBe(true);
  const text = marked.slice(1);
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  while (cells.lastIndex < text.length) {
    const [, cell = '', end] = cells.exec(text) ?? [];
    if (end === undefined) throw new Error(`There is no cell at ${String(cells.lastIndex)}.`);
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a file of comma-separated values', () => {
  it('keeps any text, and prevents formulas in a spreadsheet', () => {
    const rows = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 6 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(rows, (texts) => {
        const found = read(csv(texts.map((row) => row.map((text) => ({ text })))));
        expect(found.flat().filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell))).toEqual([]);
        const bare = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠\t\r\n\d])/, '');
        expect(found.map((row) => row.map(bare))).toEqual(texts.map((row) => row.map(bare)));
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＠A1', '\t=1', '\r=1', '\n=1'])(
    'escapes %j as text',
    (text) => {
      expect(read(csv([[{ text }]]))).toEqual([[`'${text}`]]);
    },
  );

  it.each(['007', '1e5', '1/2', '3-5', '1.50', '1,5', '1234567890123456', '12e4567890123456'])(
    'escapes %j, which would be shown as another number or as a date',
    (text) => {
      expect(read(csv([[{ text }]]))).toEqual([[`'${text}`]]);
    },
  );

  it.each(['7', '1337', '3.5', '2 0 1', 'c0ffee', '1e5x'])('leaves %j unchanged', (text) => {
    expect(read(csv([[{ text }]]))).toEqual([[text]]);
  });

  it('leaves negative numbers unchanged', () => {
    expect(read(csv([[{ number: '-2.5' }]]))).toEqual([['-2.5']]);
  });

  it('starts with the byte order mark of UTF-8', () => {
    expect(new TextEncoder().encode(csv([[{ text: '김' }]])).slice(0, 3)).toEqual(
      Uint8Array.of(0xef, 0xbb, 0xbf),
    );
  });
});

describe('a table of standings in this format', () => {
  const rounds = [round(1, [[1, 2, 3]], { byes: [4] }), round(2, [[[4, 1], 2]])];
  const table = tableOf(4, rounds, {
    ties: [{ kind: 'OPPONENT_POINTS' }, { kind: 'PLACES' }],
    penalties: [{ kind: 'POINTS', number: 3, round: 1, points: 250 }],
  });
  const names = ['', 'Ann', 'Bob, "the Bold"', '=HYPERLINK("x")', '김지호'];
  const [head = [], ...rows] = read(standingsCsv(table, (number) => names[number] ?? ''));

  it('has a row of column names', () => {
    expect(head.slice(0, 4)).toEqual(['rank', 'number', 'name', 'points']);
    expect(head.slice(4, 7)).toEqual(['OPPONENT_POINTS', 'PLACES', 'DRAW']);
    expect(head.slice(7)).toEqual(['place1', 'points1', 'place2', 'points2']);
  });

  it('has a row for every player, with decimals for fractions and empty cells for missing values', () => {
    const byName = Object.fromEntries(
      rows.map((row) => [row[2], row.toSpliced(6, 1)] as const), // the lot is not of interest
    );
    const ann = ['1.5', '0.125000', '2 0 0', '1', '1', '1', '0.5'];
    expect(Object.keys(byName).toSorted()).toEqual(
      ['Ann', 'Bob, "the Bold"', `'=HYPERLINK("x")`, '김지호'].toSorted(),
    );
    expect(byName['Ann']?.slice(3)).toEqual(ann.with(1, '0.125'));
    expect(byName['\'=HYPERLINK("x")']?.slice(3)).toEqual([
      '-0.25',
      '0.375',
      '0 0 1',
      '3',
      '0',
      '',
      '',
    ]);
    expect(byName['김지호']?.slice(6)).toEqual(['', '1', '1', '0.5']);
  });

  it('has the draw as text, even if its digits look like a number', () => {
    const [row] = tableOf(2, [round(1, [[1, 2]])]);
    const ties = [{ kind: 'DRAW', value: '12e4567890123456' }] as const;
    const [, cells] = read(standingsCsv(row === undefined ? [] : [{ ...row, ties }], String));
    expect(cells?.[4]).toBe("'12e4567890123456");
  });

  it('has no fraction, which a spreadsheet would read as a date', () => {
    const even = tableOf(4, [round(1, [[1, 2, 3, 4]])], { ties: [{ kind: 'OPPONENT_POINTS' }] });
    expect(even.at(-1)?.ties[0]?.value).toBe('1/3');
    expect(read(standingsCsv(even, String)).at(-1)?.[4]).toBe('0.333333');
  });

  it('has only the row of names without players', () => {
    expect(read(standingsCsv([], String))).toEqual([['rank', 'number', 'name', 'points']]);
  });
});
