import { expect, it } from 'vitest';
import { resolveParticles } from '../../shared/client/particles.ts';
import { render } from '../../shared/words/render.ts';

it.each([
  ['늑대이(가)', '늑대가'],
  ['곰이(가)', '곰이'],
  ['검을(를)', '검을'],
  ['도끼을(를)', '도끼를'],
  ['곰은(는)', '곰은'],
  ['늑대은(는)', '늑대는'],
  ['곰와(과)', '곰과'],
  ['늑대와(과)', '늑대와'],
  ['도시(으)로', '도시로'],
  ['성(으)로', '성으로'],
  ['마을(으)로', '마을로'],
])('the particle of %s fits the last Hangul syllable: %s', (written, read) => {
  expect(resolveParticles(written)).toBe(read);
});

it('a particle after a digit fits how the digit is read', () => {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const read = digits.map((digit) => resolveParticles(`${String(digit)}을(를)`).slice(1));
  expect(read.join('')).toBe('을을를을를를을을을를');
  expect(resolveParticles('7(으)로')).toBe('7로');
  expect(resolveParticles('3(으)로')).toBe('3으로');
});

it('a particle after a Latin letter fits l, m, n and r as consonants', () => {
  expect(resolveParticles('ann이(가)')).toBe('ann이');
  expect(resolveParticles('eve이(가)')).toBe('eve가');
  expect(resolveParticles('Tim은(는)')).toBe('Tim은');
  expect(resolveParticles('PAUL(으)로')).toBe('PAUL로');
});

it('a particle ignores brackets, and takes the form for a vowel after no readable text', () => {
  expect(resolveParticles('늑대 (성)을(를)')).toBe('늑대 (성)을');
  expect(resolveParticles('이(가)')).toBe('가');
  expect(resolveParticles('가 나을(를)', '곰')).toBe('가 나를');
});

it('particles are resolved after names and things are filled in', () => {
  const ko = {
    'log.Taken': '{seat}이(가) {card}을(를) 가져갑니다: {all}.',
    'things.card': '카드',
    'card:sword': '검',
    'card:axe': '도끼',
  };
  const text = render(
    { en: ko, cs: ko, ko },
    'ko',
    {
      key: 'log.Taken',
      args: { seat: 'seat:seat1', card: 'card:sword', all: ['card:axe', 'card:sword'] },
    },
    { seat1: '한나' },
  );
  expect(text).toBe('한나가 검을 가져갑니다: 도끼, 검.');
});
