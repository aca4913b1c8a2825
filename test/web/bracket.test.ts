import { expect, it } from 'vitest';
import { bracketOf, type BracketPod } from '../../services/page/web/tournament/bracket.ts';

const pod = (id: string, players: string, more: Partial<BracketPod> = {}): BracketPod => ({
  ...{ id, players: players.split(''), hasLine: false },
  ...more,
});
const tops = (rounds: readonly (readonly BracketPod[])[]) =>
  bracketOf(rounds).columns.map(({ pods }) =>
    Object.fromEntries(pods.map(({ pod: { id }, top }) => [id, Math.round(top * 10) / 10])),
  );

it('a bracket places each table beside the middle of its players’ last tables', () => {
  const rounds = [
    [pod('q1', 'ab'), pod('q2', 'cd'), pod('q3', 'ef'), pod('q4', 'gh')],
    [pod('s1', 'ad'), pod('s2', 'eh')],
    [pod('f', 'ae')],
  ];
  expect(tops(rounds)).toEqual([
    { q1: 0, q2: 2.6, q3: 5.2, q4: 7.8 },
    { s1: 1.3, s2: 6.5 },
    { f: 3.9 },
  ]);
  expect(bracketOf(rounds).columns.map(({ links }) => links.length)).toEqual([4, 2, 0]);
});

it('a bracket orders the tables of a round by their next ones, so that lines do not cross', () => {
  const rounds = [
    [pod('q1', 'ab'), pod('q2', 'cd'), pod('q3', 'ef'), pod('q4', 'gh')],
    [pod('s1', 'ah'), pod('s2', 'ce')],
  ];
  expect(Object.keys(tops(rounds)[0] ?? {})).toEqual(['q1', 'q4', 'q2', 'q3']);
});

it('a bracket draws no line into an undrawn round, except to the final', () => {
  const ahead = { isAhead: true };
  const rounds = [
    [pod('q1', 'ab'), pod('q2', 'cd'), pod('q3', 'ef'), pod('q4', 'gh')],
    [pod('s1', '12', ahead), pod('s2', '34', ahead)],
    [pod('f', '56', ahead)],
  ];
  expect(bracketOf(rounds).columns.map(({ links }) => links.length)).toEqual([0, 2, 0]);
  expect(tops(rounds).slice(1)).toEqual([{ s1: 1.3, s2: 6.5 }, { f: 3.9 }]);
});
