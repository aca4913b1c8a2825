import { expect, it } from 'vitest';
import { comparedBy, whyAbove, type TieKind } from '../../services/page/web/tournament/why.ts';

const row = (points: number, ...values: readonly (readonly [TieKind, string])[]) => ({
  points,
  tieBreaks: values.map(([kind, value]) => ({ kind, value })),
});

it('the reason of a rank names points first, else the first tie-break that differs, with the equal ones before', () => {
  expect(whyAbove(row(6, ['WINS', '0']), row(5, ['WINS', '2']))).toEqual({ is: 'points' });
  const above = row(5, ['HEAD_TO_HEAD', ''], ['WINS', '1'], ['OPPONENT_WIN_RATE', '1/2']);
  const below = row(5, ['HEAD_TO_HEAD', ''], ['WINS', '1'], ['OPPONENT_WIN_RATE', '5/12']);
  expect(whyAbove(above, below)).toEqual({
    ...{ is: 'tie', kind: 'OPPONENT_WIN_RATE', nth: 3 },
    ...{ above: '1/2', below: '5/12', equal: ['WINS'] },
  });
  expect(whyAbove(above, above)).toEqual({ is: 'nothing' });
});

it('the reason of a rank compares exact values as numbers: a share by the whole, other values by the greater', () => {
  expect(comparedBy('OPPONENT_WIN_RATE', '1/2', '1/4')).toEqual({
    one: { n: 0.5, share: 0.5 },
    other: { n: 0.25, share: 0.25 },
  });
  expect(comparedBy('BUCHHOLZ', '12', '9')).toEqual({
    one: { n: 12, share: 1 },
    other: { n: 9, share: 0.75 },
  });
});

it('the reason of a rank compares places by the first count that differs, and a random draw by nothing', () => {
  expect(comparedBy('PLACES', '1 2 0', '1 1 1')).toEqual({
    one: { n: 2, share: 1 },
    other: { n: 1, share: 0.5 },
    place: 2,
  });
  expect(comparedBy('DRAW', 'ff00', 'ee00')).toBeUndefined();
});
