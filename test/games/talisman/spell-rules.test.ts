import { describe, expect, it } from 'vitest';
import { effectSpots } from '../../../shared/games/talisman/content/spots.ts';
import type { Content } from '../../../shared/games/talisman/content/schema.ts';
import { harryPotter } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';

/** The special rules that printed effects name. */
const followedBy = (content: Content): ReadonlySet<string> =>
  new Set(effectSpots(content).flatMap(({ value }) => (value.do === 'special' ? value.rule : [])));

describe.each([
  ['Revised 4th Edition', revised],
  ['Harry Potter Edition', harryPotter],
])('the rules of single Spells in the %s', (_name, { content, specials, spellRules }) => {
  const isSpell = ({ type }: Content['cards'][number]): boolean => type === 'spell';
  const spells = { ...content, cards: content.cards.filter(isSpell) };
  const others = { ...content, cards: content.cards.filter((card) => !isSpell(card)) };
  const bare = { regions: [], spaces: [], characters: [], quests: [], figures: [], tokens: [] };

  it('have a record of their own, with their value to bots', () => {
    expect(new Set(Object.keys(spellRules))).toEqual(followedBy({ ...spells, ...bare }));
  });

  it('are used only by Spells', () => {
    expect(new Set(Object.keys(specials))).toEqual(followedBy(others));
  });
});
