import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { recordCues, shownCues, type ShownOnPage } from './support/cues.ts';
import { openAs } from './support/play.ts';
import { startMatch } from './support/table.ts';
import { tellTo, type Teller, type StoryLine } from './support/story-line.ts';
import { visit, type Size } from './support/visit.ts';

const turn = (seat: string): StoryLine => ({
  ...{ type: 'TurnBegan', seat, data: { seat, extra: false }, begins: 'TURN' },
});
const roll: StoryLine = {
  ...{ type: 'MoveRolled', seat: 'seat2', dice: [3] },
  data: { seat: 'seat2', die: 3, steps: 3 },
};
const move: StoryLine = {
  ...{ type: 'Moved', seat: 'seat2' },
  data: { seat: 'seat2', from: 'chapel', space: 'plains-east', by: 'move' },
};
const draw: StoryLine = {
  ...{ type: 'CardDrawn', seat: 'seat2' },
  data: { seat: 'seat2', card: 'pixie', space: 'plains-east' },
};
const fight: readonly StoryLine[] = [
  {
    ...{ type: 'AttackScored', seat: 'seat2', dice: [4, 2] },
    data: {
      ...{ seat: 'seat2', dice: [4], die: 4, parts: [], score: 6 },
      against: [{ card: 'lion', value: 3 }],
      foe: { dice: [2], die: 2, parts: [{ of: 'card:lion', points: 3 }], score: 5 },
    },
  },
  {
    ...{ type: 'FightEnded', seat: 'seat2' },
    data: { seat: 'seat2', outcome: 'won', against: [{ card: 'lion', value: 3 }] },
  },
];
const loss = (seat: string): StoryLine => ({ type: 'LifeLost', seat, data: { seat, amount: 1 } });

type How = { readonly size?: Size; readonly moves?: boolean };

/** A match of Talisman at its first question, to which the test adds steps of its own. */
async function atTable(name: string, how: How, use: (page: Page, by: Teller) => Promise<void>) {
  const id = await startMatch(name, { gameId: 'talisman', seats: 2, bots: ['random'] });
  await visit(how, async (page) => {
    const teller = await tellTo(page);
    await recordCues(page);
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice .asked').waitFor();
    await page.locator('#players [data-seat]').first().waitFor();
    await page.locator('#board .board').waitFor();
    await use(page, teller);
  });
}

/** Waits until the state of a version is shown, and no cue. */
async function isShown(page: Page, version: number): Promise<void> {
  await page.locator(`main.match[data-version="${version}"]`).waitFor();
  await page.locator('.cues[data-playing=false]').waitFor();
}

const kinds = (shown: readonly ShownOnPage[]): readonly string[] => shown.map(({ as }) => as);

it.each<Size>(isLong ? ['desk', 'phone'] : ['phone'])(
  'a turn of a bot is shown by its cues, each before its state, and spoken once (%s)',
  async (size) => {
    await atTable(
      `cecil at a ${size}`,
      { size, moves: true },
      async (page, { tell, ask, version }) => {
        const begun = version();
        const called = await page.locator('[data-seat=seat2] h3 b').first().innerText();
        tell(turn('seat2'), roll);
        tell(move, draw);
        // a cue that finds no card is left out
        tell({ type: 'CardDrawn', seat: 'seat2', data: { seat: 'seat2' } });
        tell(...fight, loss('seat2'));
        ask(turn('seat1'));
        await isShown(page, version());
        const shown = await shownCues(page);
        // beside the figure, and at the line of the player
        expect(kinds(shown).filter((as) => as !== 'turn')).toEqual([
          ...['roll', 'move', 'draw', 'duel', 'duel', 'count', 'count'],
        ]);
        expect(shown.find(({ as }) => as === 'turn')?.text).toContain(`${called}’s turn`);
        const of = (kind: string) => shown.filter(({ as }) => as === kind).at(-1);
        expect(of('roll')).toMatchObject({ version: begun });
        expect(of('move')).toMatchObject({ version: begun + 1 });
        expect(of('draw')).toMatchObject({ length: 900 });
        expect(of('draw')?.text).toContain('Pixie');
        expect(of('duel')).toMatchObject({ ended: 'won', version: begun + 3 });
        expect(of('duel')?.text).toContain('Lion');
        expect(of('count')?.text).toContain('−1');
        // a state and what follows it at once are not drawn in one frame, which would be a long one
        const first = (kind: string) => shown.find(({ as }) => as === kind)?.isApart;
        expect([first('move'), first('duel')]).toContain(true);
        expect(
          await page.evaluate(
            `performance.getEntriesByName('cue-missed').map(({ detail }) => detail)`,
          ),
        ).toContain('CardDrawn');
        const spoken = await page.evaluate<readonly string[]>('spoken');
        expect(spoken.filter((said) => said.includes('LifeLost'))).toHaveLength(1);
        expect(spoken.find((said) => said.includes('LifeLost'))).toContain('MoveRolled');
      },
    );
  },
);

it('cues can be skipped by a tap or up to the viewer, play at double speed, and are silent by default', async () => {
  await atTable(
    'cleo in a hurry',
    { moves: true },
    async (page, { tell, ask, version, isFollowed }) => {
      for (let nth = 0; nth < 20; nth += 1) {
        tell(turn('seat2'), roll);
        tell(move, draw, ...fight);
      }
      tell(loss('seat1'));
      ask(turn('seat1'));
      const fast = page.getByRole('button', { name: 'Double speed' });
      await fast.click();
      await expect.poll(() => fast.getAttribute('aria-pressed')).toBe('true');
      // a tap passes over the rest of a turn, and opens no card
      await page.locator('#board .space').nth(2).click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      const since = (await shownCues(page)).length;
      await page.getByRole('button', { name: 'Skip to me' }).click();
      await isShown(page, version());
      const shown = await shownCues(page);
      const later = shown.slice(since).filter(({ as }) => as === 'roll');
      expect(later.every(({ length }) => length <= 350)).toBe(true);
      // a loss of the viewer is shown all the same
      expect(shown.filter(({ as }) => as === 'count').length).toBeGreaterThan(0);
      expect(shown.filter(({ as }) => as === 'duel').length).toBeLessThan(20);
      expect(
        await page.getByRole('region', { name: 'Skipped' }).getByRole('listitem').count(),
      ).toBe(3);
      expect(await page.evaluate('sounds')).toBe(0);
      await page.evaluate(`localStorage.setItem('questhall.sound', 'true')`);
      await page.reload();
      await page.locator('#choice .asked').waitFor();
      await expect.poll(isFollowed).toBe(true);
      tell(turn('seat2'), roll);
      await expect.poll(() => page.evaluate('sounds')).toBe(1);
    },
  );
});

it('a skipped turn of the viewer is announced, and a dead figure topples', async () => {
  await atTable('celia who sleeps', { moves: true }, async (page, { tell, version }) => {
    tell(turn('seat1'), { type: 'TurnMissed', seat: 'seat1', data: { seat: 'seat1', left: 0 } });
    tell(turn('seat2'));
    tell({ type: 'CharacterKilled', seat: 'seat2', data: { seat: 'seat2', character: 'druid' } });
    await page.locator('[data-cue=out]').waitFor();
    await isShown(page, version());
    expect(await violations(page)).toEqual([]);
    const shown = await shownCues(page);
    expect(shown.some(({ text }) => text.includes('Your turn is skipped'))).toBe(true);
    // the next thing is not said to be of the viewer’s turn
    expect(shown.at(-1)?.text).not.toContain('Your turn');
    expect(kinds(shown)).toContain('out');
    expect(await page.evaluate<readonly string[]>('spoken')).toContain('Your turn is skipped');
  });
});

it('the ribbon of a turn follows the board when the window changes its size', async () => {
  await atTable('cyril who turns', { size: 'desk', moves: true }, async (page, { tell }) => {
    tell(turn('seat2'), roll, move, draw, ...fight, ...fight);
    await page.locator('.cue-ribbon').waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    const besideBoard = (): Promise<number> =>
      page.evaluate(() => {
        const [its, board] = ['.cue-ribbon', '#board .board'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return (
          Math.abs((its?.x ?? NaN) - (board?.x ?? NaN)) +
          Math.abs((its?.width ?? NaN) - (board?.width ?? NaN))
        );
      });
    await expect.poll(besideBoard, { timeout: 20_000 }).toBeLessThan(2);
  });
});

it('without motion states follow each other, and events that hit the viewer still stay', async () => {
  await atTable('calm cora', {}, async (page, { tell, version }) => {
    tell(turn('seat2'), roll);
    tell(move, ...fight, loss('seat1'));
    await isShown(page, version());
    const shown = await shownCues(page);
    expect(kinds(shown)).toContain('count');
    expect(shown.every(({ length }) => length === 0)).toBe(true);
  });
});

it('a stack of cards is fanned out within the board by a tap, and each card can be opened', async () => {
  await atTable('carl who collects', { size: 'phone' }, async (page, { change }) => {
    const value = ['lion', 'wolf', 'bear', 'pixie', 'fairy', 'shrine', 'devil'];
    change(
      { op: 'add', path: '/board/village', value },
      { op: 'add', path: '/board/chapel', value },
    );
    for (const stack of await page.locator('.stack').all()) {
      await stack.click();
      // and the figures there, if any
      await expect.poll(() => page.locator('.fanned').count()).toBeGreaterThanOrEqual(value.length);
      expect(
        await page.locator('.fanned').evaluateAll((cards) => {
          const board = document.querySelector('.board-frame')?.getBoundingClientRect();
          return cards.filter((card) => {
            const { left, right, top } = card.getBoundingClientRect();
            return (
              left < (board?.left ?? 0) || right > (board?.right ?? 0) || top < (board?.top ?? 0)
            );
          }).length;
        }),
      ).toBe(0);
      await page.locator('.fanned').nth(-4).click();
      await page.getByRole('dialog').getByText('Pixie').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  });
});
