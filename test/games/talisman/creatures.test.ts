import { describe, expect, it } from 'vitest';
import { content } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import { words } from '../../../shared/games/talisman/editions/revised/words.ts';
import { content as harryPotter } from '../../../shared/games/talisman/editions/harry-potter/content/index.ts';
import { words as hpWords } from '../../../shared/games/talisman/editions/harry-potter/words.ts';
import { locales } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';

type Creature = { readonly id: string; readonly attribute: string; readonly value: number };

const isCreature = (value: object): value is Creature =>
  'id' in value && 'attribute' in value && 'value' in value;

/** The creatures of cards and spaces, anywhere inside of what they do. */
function creaturesIn(value: unknown): readonly Creature[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(creaturesIn);
  return isCreature(value) ? [value, ...inside] : inside;
}

describe.each([
  ['Revised 4th Edition', content, words, 'sentinel'],
  ['Harry Potter Edition', harryPotter, hpWords, 'guard'],
] as const)('the question whether to evade a creature of the %s', (_, content, spoken, known) => {
  const creatures = creaturesIn([content.cards, content.spaces]);
  const { catalogue } = spoken;

  it.each(locales)('gives the creature’s strength in %s', (locale) => {
    expect(creatures.map(({ id }) => id)).toContain(known);
    for (const { id, attribute, value } of creatures) {
      const about = { from: `creature:${id}` };
      const asked = { key: 'evade:ann', seat: 'ann', kind: 'evade', options: [], about };
      const text = render(catalogue, locale, spoken.question(asked), { ann: 'Ann' });
      const strong = `${catalogue[locale][`attribute:${attribute}`] ?? '?'} ${String(value)}`;
      expect(text.toLowerCase(), id).toContain(`(${strong}`.toLowerCase());
    }
  });
});
