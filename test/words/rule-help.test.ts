import { describe, expect, it } from 'vitest';
import { clauses as glory } from '../../shared/games/tales-of-glory/clauses.ts';
import { words as talesOfGlory } from '../../shared/games/tales-of-glory/words.ts';
import { clauses as revised } from '../../shared/games/talisman/editions/revised/clauses.ts';
import { clauses as hp } from '../../shared/games/talisman/editions/harry-potter/clauses.ts';
import { words as talismanHp } from '../../shared/games/talisman/editions/harry-potter/words.ts';
import { words as talisman } from '../../shared/games/talisman/editions/revised/words.ts';
import { locales, type Catalogue } from '../../shared/words/phrase.ts';

type Told = readonly [game: string, catalogue: Catalogue, clauses: readonly string[]];

/** The clauses that the log of a game can name, and its words. */
const games: readonly Told[] = [
  ['tales-of-glory', talesOfGlory.catalogue, glory],
  ['talisman', talisman.catalogue, Object.values(revised)],
  ['talisman-hp', talismanHp.catalogue, Object.values(hp)],
];

const helpIn = (catalogue: Catalogue, locale: (typeof locales)[number]) =>
  Object.entries(catalogue[locale]).filter(([key]) => key.startsWith('rule:'));

describe.each(games)('the help of %s for the lines of its log', (_, catalogue, clauses) => {
  it.each(locales)('has every clause that a line can name, and no other, in %s', (locale) => {
    const keys = helpIn(catalogue, locale).map(([key]) => key);
    const named = [...new Set(clauses)].map((clause) => `rule:${clause}`);
    expect(keys.sort()).toEqual(named.sort());
  });

  it.each(locales)('is short and complete in %s: it needs no argument', (locale) => {
    const unfit = helpIn(catalogue, locale).filter(
      ([, text]) => text.length > 180 || /[{}<>]|[A-Z]{2}-[A-Z]{3}-\d/u.test(text),
    );
    expect(unfit).toEqual([]);
    for (const [, text] of helpIn(catalogue, locale)) expect(text).toMatch(/\.$/u);
  });
});
