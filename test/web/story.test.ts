import { expect, it } from 'vitest';
import { newest } from '../../services/page/web/story/chapters.ts';

it('the log keeps the newest turns whole, up to the wanted number of lines', () => {
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
