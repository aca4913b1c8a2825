import { expect, it } from 'vitest';
import { newest } from '../../services/page/web/story/chapters.ts';

it('keeps the newest turns whole, up to as many lines as are wanted', () => {
  const turns = [[1, 2, 3], [4], [5, 6], [7, 8, 9]];
  expect(newest(turns, 1)).toEqual([[7, 8, 9]]);
  expect(newest(turns, 3)).toEqual([[7, 8, 9]]);
  expect(newest(turns, 4)).toEqual([
    [5, 6],
    [7, 8, 9],
  ]);
  expect(newest(turns, 100)).toEqual(turns);
  expect(newest([], 100)).toEqual([]);
});
