import { expect, it } from 'vitest';
import { lettersFor } from '../../services/page/web/match/letters.ts';

it('marks each figure by its first letter', () => {
  expect(lettersFor(['Thief', 'Monk', 'Ghoul'])).toEqual(['T', 'M', 'G']);
});

it('takes a second letter where names begin alike, of the second word or the first', () => {
  expect(lettersFor(['Wizard', 'Warrior', 'Dark Cultist', 'Dwarf', 'Elf'])).toEqual([
    'Wi',
    'Wa',
    'DC',
    'Dw',
    'E',
  ]);
});

it('counts those whose letters are the same throughout', () => {
  expect(lettersFor(['Guest', 'Guest', 'Ann'])).toEqual(['G1', 'G2', 'A']);
});

it('takes the number that a name has', () => {
  expect(lettersFor(['Bot 2', 'Bot 3', 'Ann'])).toEqual(['B2', 'B3', 'A']);
});

it('marks a name without letters by a number', () => {
  expect(lettersFor(['1', '2'])).toEqual(['1', '2']);
});
