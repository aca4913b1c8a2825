import { expect, it } from 'vitest';
import { towards } from '../../services/page/web/board/neighbours.ts';

const at = (x: number, y: number, w = 1) => ({ x, y, w, h: 1 });

it('arrow keys move between places as the board shows them', () => {
  const middle = at(1, 1);
  const [left, right, above, below] = [at(0, 1), at(2, 1), at(1, 0), at(1, 2)];
  const spaces = [at(0, 0), above, at(2, 0), left, middle, right, at(0, 2), below, at(2, 2)];
  expect(towards(spaces, middle, 'ArrowLeft')).toBe(left);
  expect(towards(spaces, middle, 'ArrowRight')).toBe(right);
  expect(towards(spaces, middle, 'ArrowUp')).toBe(above);
  expect(towards(spaces, middle, 'ArrowDown')).toBe(below);
});

it('arrow keys prefer the nearest place ahead to one aside, and stop at the edge', () => {
  const from = at(0, 0);
  const far = at(5, 0);
  const aside = at(1, 4);
  expect(towards([from, far, aside], from, 'ArrowRight')).toBe(far);
  expect(towards([from, far, aside], from, 'ArrowLeft')).toBeUndefined();
  expect(towards([from, far, aside], from, 'Enter')).toBeUndefined();
});
