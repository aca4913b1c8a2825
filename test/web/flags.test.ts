import { expect, it } from 'vitest';
import { levelsOf, shortName } from '../../services/page/web/board/flags.ts';

const names: Readonly<Record<string, string>> = {
  'space:a': 'Godric’s Hollow',
  'space:b': 'Ottery St Catchpole',
  'space:c': 'The Burrow',
  'space:d': 'Forest',
};
const at = (ref: string, x: number, y: number) => ({
  ...{ ref: `space:${ref}` as const, x, y },
  ...{ w: 1, h: 1 },
});
const nameOf = (ref: string): string => names[ref] ?? '';

it('flags that would touch are on different levels, and the others are low', () => {
  const row = [at('a', 2, 6), at('b', 3, 6), at('c', 4, 6), at('d', 3, 0)];
  const levels = levelsOf(row, 7, nameOf);
  expect(levels['space:d']).toBe(0);
  expect(levels['space:a']).not.toBe(levels['space:b']);
  expect(levels['space:b']).not.toBe(levels['space:c']);
  expect(levelsOf([at('c', 0, 3), at('d', 6, 3)], 7, nameOf)).toEqual({
    'space:c': 0,
    'space:d': 0,
  });
});

it('flags of the upper row hang below their places if they touch no other flag of it', () => {
  const levels = levelsOf([at('a', 3, 0), at('b', 3, 1), at('d', 3, 2)], 7, nameOf);
  expect(levels['space:a']).not.toBe(levels['space:b']);
  expect(levels['space:d']).toBe(0);
});

it('flags that touch many others are not higher than their board', () => {
  const column = [at('a', 6, 0), at('b', 6, 1), at('c', 5, 1), at('d', 4, 1), at('a', 5, 0)];
  const levels = levelsOf(column, 7, nameOf);
  expect(Math.max(...['b', 'c', 'd'].map((name) => levels[`space:${name}`] ?? 9))).toBe(2);
});

it('a flag leaves out of a name the text that its place shows', () => {
  expect(shortName('Fields (north-east)')).toBe('Fields');
  expect(shortName('Fields')).toBe('Fields');
});
