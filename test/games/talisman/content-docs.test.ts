import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { effectSpots } from '../../../shared/games/talisman/content/spots.ts';
import { content } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import { codeShare } from '../../../shared/games/talisman/content/share.ts';
import { options } from '../../../shared/games/talisman/editions/revised/options.ts';

const page = readFileSync(new URL('../../../docs/games/talisman.md', import.meta.url), 'utf8');

/** The rows of the options' table: name and default. */
const rows = [...page.matchAll(/^\| `(\w+)` +\| (\S+) +\|/gm)].map(([, name, value]) => [
  name,
  value,
]);

describe('docs/games/talisman.md', () => {
  it('lists every option with its default', () => {
    const defaults: Readonly<Record<string, unknown>> = options.parse({});
    const shown = (name: string) => {
      const value = defaults[name];
      return value === undefined
        ? '–'
        : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
    };
    const all = Object.keys(options.shape);
    expect(rows).toEqual(all.map((name) => [name, shown(name)]));
  });

  it('gives the number of cards that need code, and their names', () => {
    const { cards, special, share } = codeShare(content);
    const percent = String(Math.round(100 * share));
    expect(page).toContain(
      `Of the ${String(cards)} kinds of cards ${String(special.length)} need one, that is ${percent} %`,
    );
    for (const kind of special) expect(page).toContain(`\`${kind}\``);
  });

  it('names the spaces that follow a rule of their own', () => {
    const own = effectSpots(content).flatMap(({ path: [list, at], value }) =>
      list === 'spaces' && value.do === 'special' ? [content.spaces[Number(at)]?.id] : [],
    );
    expect(page).toContain(`Of the 49 spaces ${String(own.length)} do`);
    for (const space of own) expect(page).toContain(`\`${String(space)}\``);
  });

  it('names every file of the content', () => {
    for (const file of ['effect', 'ability', 'book', 'check', 'objects', 'inner', 'quests']) {
      expect(page).toContain(`\`${file}.ts\``);
    }
  });
});
