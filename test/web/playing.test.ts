import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { lasting, misfits } from './support/layout.ts';
import { byKeyboard, byOptions, byTheBoard, openAs, playOn, type Manner } from './support/play.ts';
import { isFair } from './support/record.ts';
import { startMatch } from './support/table.ts';
import { origin, visit, type Size } from './support/visit.ts';

/**
 * The number of rounds: only the long form plays every game to its end in every way, which takes
 * minutes.
 */
const rounds = isLong ? 6 : 1;
/** The number of answers in a match that is not played to its end. */
const few = 4;

/** Matches as a player creates them at the page, short if the game's rules allow it. */
const games: readonly Played[] = [
  { game: 'Tales of Glory', rules: {}, size: 'phone' },
  {
    game: 'Talisman',
    rules: { 'Sudden death': 'timed', 'Turns per player': String(rounds) },
    size: 'desk',
  },
  { game: 'Talisman: Harry Potter Edition', rules: {}, size: 'phone' },
];
type Played = {
  readonly game: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly size: Size;
};

const otherSize = { phone: 'desk', desk: 'phone' } as const;
const atOtherSize = games.map((played) => ({ ...played, size: otherSize[played.size] }));

const turning = (): ((options: number) => number) => {
  let turn = 0;
  return (options) => (turn += 7) % options;
};

it.each(isLong ? [...games, ...atOtherSize] : games.slice(0, 1))(
  'a match of $game is set up and played on a $size',
  async ({ game, rules, size }) => {
    await visit({ size }, async (page) => {
      await openAs(page, `Ann of ${game} on a ${size}`);
      const matchId = await setUp(page, game, rules);
      expect(await misfits(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start match' }).click();
      const faults: string[] = [];
      const kinds: string[] = [];
      const look = async (kind: string): Promise<void> => {
        kinds.push(kind);
        const hasAxe = isLong || kinds.length === 1;
        const found = [
          ...(await lasting(page, () => misfits(page))),
          ...(hasAxe ? await violations(page) : []),
        ];
        faults.push(...found.map((fault) => `${kind}: ${fault}`));
      };
      const most = isLong ? Infinity : few;
      const answers = await playOn(page, byOptions(turning()), look, most);
      expect(faults).toEqual([]);
      expect(answers).toBeGreaterThan(0);
      if (answers < most) expect(await isFair(matchId)).toBe(true);
    });
  },
);

const byBoard = { by: 'the board', manner: byTheBoard };
const byKeys = { by: 'keyboard', manner: () => byKeyboard };
const ways: readonly Way[] = [{ ...byBoard, gameId: 'talisman' }];
const otherWays: readonly Way[] = [
  { ...byKeys, gameId: 'tales-of-glory' },
  { ...byKeys, gameId: 'talisman' },
  { ...byBoard, gameId: 'tales-of-glory' },
  { ...byBoard, gameId: 'talisman-hp' },
  { ...byKeys, gameId: 'talisman-hp' },
];
type Way = {
  readonly by: string;
  readonly gameId: string;
  manner(pick: (options: number) => number): Manner;
  /** The number of answers after which the match is left; undefined to play it to its end. */
  readonly most?: number;
};

it.each([...ways, ...(isLong ? otherWays : [])])(
  'a match of $gameId is played by $by',
  async ({ by, manner, gameId, most = Infinity }) => {
    const name = `Bob by ${by} at ${gameId}`;
    const id = await startMatch(name.toLowerCase(), {
      gameId,
      seats: 2,
      bots: ['greedy'],
      ...short(gameId),
    });
    await visit({ locale: 'cs' }, async (page) => {
      await openAs(page, name, `/matches/${id}`);
      const answers = await playOn(page, manner(turning()), undefined, most);
      expect(answers).toBeGreaterThan(0);
      expect(page.url()).toBe(`${origin()}/matches/${id}`);
      if (answers < most) expect(await isFair(id)).toBe(true);
    });
  },
);

/** The options that make a match of a game short. */
const short = (gameId: string): object =>
  gameId !== 'talisman' ? {} : { options: { suddenDeath: 'timed', rounds } };

/** Creates a table against one bot; returns the match's id. */
async function setUp(
  page: Page,
  game: string,
  rules: Readonly<Record<string, string>>,
): Promise<string> {
  await page.getByRole('link', { name: 'Create table' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${game} \\d`, 'u') }).check();
  await page.getByRole('radio', { name: 'medium', checked: true }).waitFor({ state: 'attached' });
  await page.getByText('More options').click();
  if (Object.keys(rules).length > 0) await page.locator('.house-rules > summary').click();
  for (const [name, value] of Object.entries(rules)) await set(page, name, value);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'Waiting room' }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function set(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByLabel(name).first();
  if ((await field.getAttribute('type')) === 'number') await field.fill(value);
  else await field.selectOption(value);
}
