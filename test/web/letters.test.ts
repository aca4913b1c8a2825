import { expect, it } from 'vitest';
import { lettersFor } from '../../services/page/web/match/letters.ts';

it('each figure is marked by its first letter', () => {
  expect(lettersFor(['Thief', 'Monk', 'Ghoul'])).toEqual(['T', 'M', 'G']);
});

it('names with the same first letter get a second one, from the second word or the first', () => {
  expect(lettersFor(['Wizard', 'Warrior', 'Dark Cultist', 'Dwarf', 'Elf'])).toEqual([
    'Wi',
    'Wa',
    'DC',
    'Dw',
    'E',
  ]);
});

it('names with all letters the same get numbers', () => {
  expect(lettersFor(['Guest', 'Guest', 'Ann'])).toEqual(['G1', 'G2', 'A']);
});

it('a name’s own number is used', () => {
  expect(lettersFor(['Bot 2', 'Bot 3', 'Ann'])).toEqual(['B2', 'B3', 'A']);
});

it('a name without letters gets a number', () => {
  expect(lettersFor(['1', '2'])).toEqual(['1', '2']);
});
