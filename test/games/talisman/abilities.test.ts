import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ability, type Ability } from '../../../shared/games/talisman/content/ability.ts';
import { editionAbilities } from '../../../shared/games/talisman/content/edition-abilities.ts';
import { harryPotter } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';
import { filesUnder } from '../../../tools/files.ts';
import { root } from '../../../tools/root.ts';

const platform = join(root, 'shared/games/talisman');
/** Paths that list abilities, or their worth or names, but ask for none. */
const BESIDE = /\/(content|text|bots|foresight|packs|words|asks|view\/schema)(\/|\.ts$)/;
const rulesIn = (folder: string): string =>
  filesUnder(folder, '.ts')
    .filter((file) => !BESIDE.test(file))
    .filter((file) => folder !== platform || !file.includes('/editions/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const sorts: readonly Ability['can'][] = ability.options.map(({ shape }) => shape.can.value);
/** A sort is asked for by name: `abilitiesOf(table, seat, 'walk')`, `has(sight, seat, 'walk')`. */
const askedIn = (folder: string): readonly string[] => {
  const rules = rulesIn(folder);
  return sorts.filter((sort) =>
    new RegExp(`\\b(abilitiesOf|has|ownedBy|powersOf)\\([^;]*?'${sort}'`, 'u').test(rules),
  );
};

describe('the kinds of abilities', () => {
  it('without a rule of the platform are those with a rule of an edition', () => {
    const rules = rulesIn(platform);
    expect(sorts.filter((sort) => !rules.includes(`'${sort}'`)).toSorted()).toEqual(
      editionAbilities,
    );
  });

  it.each([
    ['revised', revised],
    ['harry-potter', harryPotter],
  ])('in the rules of the edition %s are those that it declares', (folder, edition) => {
    const asked = askedIn(join(platform, 'editions', folder));
    expect(editionAbilities.filter((sort) => asked.includes(sort))).toEqual(edition.asksFor);
  });
});
