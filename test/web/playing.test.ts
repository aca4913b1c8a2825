import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { byKeyboard, byOptions, byTheBoard, openAs, playOn } from './support/play.ts';
import { isFair } from './support/record.ts';
import { startMatch } from './support/table.ts';
import { origin, sizes, visit, type Size } from './support/visit.ts';

/** Short matches, as somebody sets them up at the page. */
const games = [
  { game: 'Tales of Glory', rules: {} },
  { game: 'Talisman', rules: { 'Sudden death': 'timed', 'Turns of each seat': '3' } },
];
const turning = (): ((options: number) => number) => {
  let turn = 0;
  return (options) => (turn += 7) % options;
};

describe.each(Object.keys(sizes) as Size[])('on a %s', (size) => {
  it.each(games)('a match of $game is set up and played to its end', async ({ game, rules }) => {
    await visit({ size }, async (page) => {
      await openAs(page, `Ann of ${game} on a ${size}`);
      expect(await misfits(page)).toEqual([]);
      const matchId = await setUp(page, game, rules);
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start' }).click();
      const faults: string[] = [];
      const answers = await playOn(page, byOptions(turning()), async (kind) => {
        const found = [...(await misfits(page)), ...(await violations(page))];
        faults.push(...found.map((fault) => `${kind}: ${fault}`));
      });
      expect(faults).toEqual([]);
      expect(answers).toBeGreaterThan(0);
      expect(await isFair(matchId)).toBe(true);
    });
  });
});

it.each([
  { by: 'the board', manner: byTheBoard(turning()), gameId: 'talisman' },
  { by: 'keyboard', manner: byKeyboard, gameId: 'tales-of-glory' },
])('a match is played by $by', async ({ by, manner, gameId }) => {
  const name = `Bob by ${by}`;
  const id = await startMatch(name.toLowerCase(), {
    gameId,
    seats: 2,
    bots: ['random'],
    ...short(gameId),
  });
  await visit({ locale: 'cs' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    expect(await playOn(page, manner)).toBeGreaterThan(0);
    expect(page.url()).toBe(`${origin()}/matches/${id}`);
  });
});

/** What makes a match of a game short. */
const short = (gameId: string): object =>
  gameId === 'talisman' ? { options: { suddenDeath: 'timed', rounds: 3 } } : {};

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
