import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import {
  clausesInOneLine,
  itemsInOneLine,
  ONE_LINE,
  sentencesInOneLine,
} from '../../shared/words/in-one-line.ts';
import { locales } from '../../shared/words/phrase.ts';
import { allThings } from './scene/support.ts';

const own = ['tales-of-glory', 'talisman', 'talisman-hp'];

it.each(own)('each card, character and tile of %s has a one-line rule in every language', (id) => {
  const game = games[id] ?? expect.fail();
  const refs = allThings(game).filter((ref) => /^(?:card|character|tile):/u.test(ref));
  expect(refs.length).toBeGreaterThan(70);
  const faults = locales.flatMap((locale) =>
    refs.flatMap((ref) => {
      const { [`${ref}.short`]: line = '' } = game.words.catalogue[locale];
      return line === '' || line.length > ONE_LINE || /[{},:;]$/u.test(line)
        ? [`${locale} ${ref}: ${line}`]
        : [];
    }),
  );
  expect(faults).toEqual([]);
});

describe('a one-line rule', () => {
  it('is made of the first sentences that fit', () => {
    expect(sentencesInOneLine('Weapon. Strength +1 in battle; it breaks.')).toBe(
      'Weapon. Strength +1 in battle; it breaks.',
    );
    expect(sentencesInOneLine(`Heals 1 life; ${'and more '.repeat(9)}.`)).toBe('Heals 1 life.');
    expect(sentencesInOneLine('so long '.repeat(9))).toBeUndefined();
  });

  it('is the effect of a card at a certain time, or the first row of a dice table', () => {
    const moment = 'At the start of your turn, before you move, or at its end';
    expect(clausesInOneLine(`${moment}: heal any one character.`)).toBe('Heal any one character.');
    expect(clausesInOneLine('Roll 1 die: 1 nothing, 2–6 gain 1 life.')).toBe('Roll 1 die.');
    expect(clausesInOneLine(`Gain 1 life, ${'wherever '.repeat(9)}.`)).toBe('Gain 1 life.');
  });

  it('holds as many facts as fit', () => {
    expect(itemsInOneLine(`Strength 2, Craft 4, ${'x'.repeat(50)}`)).toBe('Strength 2, Craft 4');
  });
});
