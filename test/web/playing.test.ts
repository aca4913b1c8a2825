import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openAs, playOn } from './support/play.ts';
import { isFair } from './support/record.ts';
import { sizes, visit, type Size } from './support/visit.ts';

/** Short matches of each game, as somebody sets them up at the page. */
const games = [
  { game: 'Tales of Glory', rules: {} },
  { game: 'Talisman', rules: { 'Sudden death': 'timed', 'Turns of each seat': '2' } },
];

describe.each(Object.keys(sizes) as Size[])('on a %s', (size) => {
  it.each(games)('a match of $game is set up and played to its end', async ({ game, rules }) => {
    await visit({ size }, async (page) => {
      await openAs(page, `Ann of ${game} on a ${size}`);
      const matchId = await setUp(page, game, rules);
      await page.getByRole('button', { name: 'Start' }).click();
      let turn = 0;
      const answers = await playOn(page, (options) => (turn += 7) % options);
      expect(answers).toBeGreaterThan(4);
      expect(await isFair(matchId)).toBe(true);
    });
  });
});

/** A table against one bot; gives the match's id. */
async function setUp(
  page: Page,
  game: string,
  rules: Readonly<Record<string, string>>,
): Promise<string> {
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByLabel('Game').selectOption(game);
  await page.getByText('House rules').click();
  for (const [name, value] of Object.entries(rules)) await set(page, name, value);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('heading', { name: 'Waiting room' }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function set(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByLabel(name).first();
  if ((await field.getAttribute('type')) === 'number') await field.fill(value);
  else await field.selectOption(value);
}
