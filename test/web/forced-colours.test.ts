import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { openAs } from './support/play.ts';
import { startMatch } from './support/table.ts';
import { sizes, visit } from './support/visit.ts';

/** A script of the page: the style of each border that says what may be chosen. */
const BORDERS = `[...document.querySelectorAll(
  '.thing.may-choose, .slot.may-choose, .laid.may-choose, .may-choose > .space-inner, #choice .option',
)].filter((each) => each.checkVisibility()).map((each) => getComputedStyle(each).borderTopStyle)`;

/** A script of the page: the border style of each pressed button. */
const PRESSED = `[...document.querySelectorAll('[aria-pressed=true]')]
  .filter((each) => each.checkVisibility()).map((each) => getComputedStyle(each).borderTopStyle)`;

it('the page is readable and marks possible choices with forced colours and in dark mode', async () => {
  const name = 'fay with forced colours';
  const id = await startMatch(name, { gameId: 'tales-of-glory', seats: 2, bots: ['random'] });
  await visit({}, async (page) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice .options').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const styles = await page.evaluate<readonly string[]>(BORDERS);
    expect(styles.length).toBeGreaterThan(2);
    for (const style of styles) expect(['dashed', 'solid']).toContain(style);
    await page.setViewportSize(sizes.phone);
    const pressed = await page.evaluate<readonly string[]>(PRESSED);
    expect(new Set(pressed)).toEqual(new Set(['double']));
  });
});
