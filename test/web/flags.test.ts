import { expect, it } from 'vitest';
import { levelsOf, shortName } from '../../services/page/web/board/flags.ts';
import { askedIn, type AskedState } from './support/asked.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { showsStates } from './support/shown.ts';
import { startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

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

it('more spaces than have room for names bear the numbers of their options', async () => {
  const places = ({ question }: AskedState): number =>
    question.options.filter((option) => /^(space|walk):/u.test(option)).length;
  const asked = { gameId: 'talisman-hp', seats: 3, seed: 'many ways', most: 900 };
  const state = askedIn(asked).toSorted((one, other) => places(other) - places(one))[0];
  if (state === undefined || places(state) < 7) throw new Error('There are too few ways.');
  const name = 'nuria of many ways';
  const id = await startMatch(name, { gameId: asked.gameId, seats: 3, bots: ['random', 'random'] });
  await visit({ size: 'phone' }, async (page) => {
    const show = await showsStates(page, { name });
    await openAs(page, name, `/matches/${id}`);
    await show(state);
    const flags = page.locator('.may-choose > .flag[data-number]');
    await flags.first().waitFor();
    const numbered = await flags.evaluateAll((all) =>
      all.map((flag) => ({
        number: flag.textContent,
        place: flag.parentElement?.querySelector('.space-name')?.textContent ?? '',
      })),
    );
    expect(numbered.length).toBeGreaterThanOrEqual(7);
    for (const { number, place } of numbered) {
      const option = page.locator('#choice [data-option]').filter({
        has: page.locator('.option-number').getByText(number, { exact: true }),
      });
      expect(await option.innerText()).toContain(place);
    }
    expect(await misfits(page)).toEqual([]);
  });
});
