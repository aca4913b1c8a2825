import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocal, type LocalRun } from '../local/process.ts';
import { amount, isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { byOptions, playOn, signIn } from './support/play.ts';
import { startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

const root = join(import.meta.dirname, '../..');
/** The project with two more games: that of docs/writing-a-game.md, and the same without its notes. */
const copy = join(root, `node_modules/.cache/stranger-${process.pid}`);
const games = join(copy, 'shared/games');

let run: LocalRun;
beforeAll(async () => {
  for (const name of ['schema', 'services', 'shared', 'tools', 'package.json', 'tsconfig.json'])
    await cp(join(root, name), join(copy, name), { recursive: true });
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  await addGames();
  run = await startLocal({ DATA_DIR: ':memory:' }, copy);
});
afterAll(async () => {
  await run.stop();
  await rm(copy, { recursive: true });
});

async function addGames(): Promise<void> {
  const page = await readFile(join(root, 'docs/writing-a-game.md'), 'utf8');
  await mkdir(join(games, 'lucky-pig'));
  await mkdir(join(games, 'plain-pig'));
  for (const [, name, code] of page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g))
    if (name !== undefined && code !== undefined)
      await writeFile(join(games, 'lucky-pig', name), code);
  await writeFile(
    join(games, 'plain-pig/game.ts'),
    `import * as z from 'zod';
import { game as pig } from '../lucky-pig/game.ts';
export const game = { ...pig, id: 'plain-pig', viewSchema: z.record(z.string(), z.unknown()) };`,
  );
  for (const id of ['lucky-pig', 'plain-pig'])
    await writeFile(
      join(games, id, 'display.ts'),
      "export { game as display } from './game.ts';\n",
    );
  const path = join(games, 'catalogue.ts');
  const entries = ['lucky-pig', 'plain-pig'].map(
    (id) =>
      `'${id}': { play: () => import('./${id}/game.ts'), show: () => import('./${id}/display.ts') },\n`,
  );
  const catalogue = await readFile(path, 'utf8');
  await writeFile(path, catalogue.replace(/\};\n$/u, `${entries.join('')}};\n`));
}

const strangers = [
  {
    gameId: 'lucky-pig',
    how: 'with notes',
    sign: '#board .bare-table .piece.mine',
    most: amount(6, Infinity),
  },
  { gameId: 'plain-pig', how: 'without notes', sign: '#board .plain', most: Infinity },
];

it.each(isLong ? strangers : strangers.slice(0, 1))(
  'a game unknown to the page is played and replayed $how',
  async ({ gameId, sign, most }) => {
    const at = `http://${run.host}`;
    const name = `sam at ${gameId}`;
    const id = await startMatch(name, { gameId, seats: 2, bots: ['greedy'] }, at);
    await visit({ at }, async (page) => {
      await page.goto(`${at}/matches/${id}`);
      await signIn(page, name);
      await page.locator(sign).first().waitFor();
      const faults: string[] = [];
      let turn = 0;
      await playOn(
        page,
        byOptions((options) => (turn += 1) % options),
        async () => {
          faults.push(...(await misfits(page)), ...(await violations(page)));
        },
        most,
      );
      expect(faults).toEqual([]);
      const over = await page.locator('main').getAttribute('data-version');
      await page.goto(`${at}/matches/${id}/replay`);
      const slider = page.getByRole('slider');
      // until the match is read, its timeline ends before that version
      const last = async () => Number(await slider.getAttribute('max'));
      await expect.poll(last).toBeGreaterThanOrEqual(Number(over));
      await slider.fill(over ?? '');
      await expect.poll(async () => page.locator('main').getAttribute('data-version')).toBe(over);
      await page.locator(sign).first().waitFor();
    });
  },
);

it('hostile names are shown as text, and run nothing', async () => {
  const at = `http://${run.host}`;
  const name = '<img src=x onerror=document.title=1>{x}';
  await visit({ at }, async (page) => {
    await page.goto(at);
    await signIn(page, name);
    await page.getByText(name, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Create table' }).click();
    await page.getByRole('radio', { name: 'Lucky Pig' }).first().check();
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.locator('.player h3').filter({ hasText: name }).waitFor();
    expect(await page.title()).not.toBe('1');
    expect(await page.locator('img').count()).toBe(0);
    // nor is a token anywhere that a page can be read
    expect(await page.content()).not.toMatch(/eyJ/u);
    expect(
      await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])'),
    ).not.toMatch(/eyJ/u);
  });
});
