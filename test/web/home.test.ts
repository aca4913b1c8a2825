import { expect, it } from 'vitest';
import { isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { origin, sizes, visit, type Size } from './support/visit.ts';

const inTheirWords = [
  { locale: 'en', play: 'Play Talisman now', friends: 'With friends', watch: 'Watch' },
  { locale: 'cs', play: 'Hrát Talisman hned', friends: 'S přáteli', watch: 'Sledovat' },
  { locale: 'ko', play: '탈리스만 바로 시작', friends: '친구와 함께', watch: '관전' },
] as const;

const readers = inTheirWords.flatMap((said) =>
  (Object.keys(sizes) as Size[]).map((size) => ({ ...said, size })),
);
/** Each size once. */
const few = readers.filter(({ locale, size }) =>
  locale === 'cs' ? size === 'desk' : locale === 'ko' && size === 'phone',
);

it.each(isLong ? readers : few)(
  'home explains the site and offers each game to a signed-out reader ($locale, $size)',
  async ({ locale, size, play, friends, watch }) => {
    await visit({ locale, size }, async (page) => {
      await page.goto(origin());
      await page.locator('.hero').getByRole('button', { name: play }).waitFor();
      const cards = page.locator('.games').getByRole('listitem');
      await expect.poll(() => cards.getByRole('button').count()).toBe(3);
      expect(await cards.locator('.cover').count()).toBe(3);
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      const bar = await page.locator('.site').boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(size === 'phone' ? 48 : 58);

      await page.getByRole('link', { name: watch, exact: true }).filter({ visible: true }).click();
      await page.waitForURL('**/?list=RUNNING');
      expect(await violations(page)).toEqual([]);
      await page.goBack();
      await cards.getByRole('link', { name: friends }).nth(1).click();
      await page.waitForURL('**/new?game=*');
    });
  },
);

it('an unknown address links to home', async () => {
  await visit({ size: 'phone' }, async (page) => {
    await page.goto(origin());
    await page.getByRole('heading', { name: 'Pick a game' }).waitFor();
    // as the page goes to an address itself: the service answers it with 404
    await page.evaluate(
      "const link = document.createElement('a'); link.href = '/nothing/here'; document.body.append(link); link.click(); link.remove()",
    );
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to home' }).click();
    await page.getByRole('heading', { name: 'Pick a game' }).waitFor();
  });
});
