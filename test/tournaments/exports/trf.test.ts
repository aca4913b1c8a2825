import { describe, expect, it } from 'vitest';
import { actRemark } from '../../../shared/tournaments/exports/act-remark.ts';
import { trf, type ReportedEvent } from '../../../shared/tournaments/exports/trf.ts';
import { playersUpTo, pod, round } from '../support/table.ts';

const noShow = {
  pod: 2,
  players: [3, 4],
  places: [
    { number: 3, place: 1 },
    { number: 4, place: 2, noShow: true },
  ],
};
const rounds = [
  { ...round(1, []), pods: [pod(1, 1, 2), noShow], byes: [5] },
  {
    ...round(2, []),
    pods: [
      { ...pod(1, [1, 3]), players: [3, 1] },
      { ...pod(2, 2, 5), places: undefined },
    ],
    missed: [4],
  },
];
const event: ReportedEvent = {
  name: 'Autumn\nCup',
  from: '2026-03-01',
  to: '2026-03-02',
  type: 'Individual: Swiss-System',
  played: {
    players: playersUpTo(5).map((each) =>
      each.number === 2 ? { ...each, status: 'DISQUALIFIED' } : each,
    ),
    rounds,
    scoring: { kind: 'WIN', win: 5, draw: 1, loss: 0 },
    ties: [],
    seed: '00',
  },
  nameOf: (number) =>
    ['', 'Ann', 'Bob', 'A name that is longer than its column is', 'Žofie', '지호'][number] ?? '',
  ratingOf: (number) => (number === 1 ? 1412 : undefined),
  remarks: ['Round 1: Bob was disqualified.\r\nAnd more'],
};

/** The text of these columns, counted from 1, in the line of a player. */
const columns = (number: number, from: number, to: number): string =>
  (lines.find((line) => line.startsWith(`001 ${String(number).padStart(4)}`)) ?? '').slice(
    from - 1,
    to,
  );
const lines = trf(event).split('\r\n');

describe('a Tournament Report File', () => {
  it('starts with the event, and its further data', () => {
    expect(lines.slice(0, 8)).toEqual([
      '012 Autumn Cup',
      '042 2026/03/01',
      '052 2026/03/02',
      '062 5',
      '072 1',
      '092 Individual: Swiss-System',
      'XXR 2',
      '### Round 1: Bob was disqualified. And more',
    ]);
    expect(lines.at(-1)).toBe('');
  });

  it('has one line for each act', () => {
    expect(
      actRemark({
        ...{ id: 'a1', at: '2026-03-01T10:00:00.000Z', role: 'ARBITER', act: 'ADJUDICATE' },
        ...{ target: { round: 1, pod: 2 }, reason: 'Both had agreed on it.' },
      }),
    ).toBe('2026-03-01 ADJUDICATE round 1, pod 2, by ARBITER: Both had agreed on it.');
  });

  it('has names, ratings, points and ranks in the standard columns', () => {
    expect(columns(1, 15, 47).trimEnd()).toBe('Ann');
    expect(columns(3, 15, 48)).toBe('A name that is longer than its co ');
    expect(columns(4, 15, 47).trimEnd()).toBe('Žofie');
    expect([1, 2, 3, 4, 5].map((n) => columns(n, 49, 52))).toEqual([
      '1412',
      ...Array<string>(4).fill('    '),
    ]);
    expect([1, 2, 3, 4, 5].map((n) => columns(n, 81, 84))).toEqual([
      ' 1.5',
      ' 0.0',
      ' 1.5',
      ' 0.0',
      ' 1.0',
    ]);
    expect(columns(2, 86, 89)).toBe('   5');
  });

  it('has opponent, colour and result of each round, and leaves an unfinished game blank', () => {
    expect([1, 2, 3, 4, 5].map((n) => columns(n, 91, 99))).toEqual([
      '    2 w 1',
      '    1 b 0',
      '    4 w +',
      '    3 b -',
      ' 0000 - U',
    ]);
    expect([1, 2, 3, 4, 5].map((n) => columns(n, 101, 109))).toEqual([
      '    3 b =',
      '',
      '    1 w =',
      ' 0000 - Z',
      '',
    ]);
  });

  it('is refused for pods of more than two', () => {
    const played = { ...event.played, rounds: [round(1, [[1, 2, 3]])] };
    expect(() => trf({ ...event, played })).toThrow('This format supports only pods of two.');
  });
});
