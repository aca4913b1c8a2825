import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './support/axe.ts';
import { faint } from './support/non-text.ts';
import { openAs } from './support/play.ts';
import { startMatch } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

const tones = [
  'grey',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
];
const seats = [1, 2, 3, 4, 5, 6].map((n) => `seat-${String(n)}`);
const panels = ['panel', 'panel-low', 'ground', 'lamp'];
const softs = tones;
const lands = tones.map((tone) => `${tone}-land`);

type Role = {
  readonly role: string;
  readonly of: readonly string[];
  readonly on: readonly string[];
  /** Its opacity, 1 by default. */
  readonly alpha?: number;
};

/** Graphics by their purpose: each token of the first list is seen on each of the second. */
const roles: readonly Role[] = [
  { role: 'the edge of a field', of: ['edge-strong'], on: panels },
  { role: 'the edge of an option', of: ['gold-edge'], on: panels },
  { role: 'the ring of focus', of: ['act'], on: [...panels, ...softs] },
  { role: 'an icon', of: ['ink', 'quiet', 'act', 'good', 'alarm'], on: panels },
  { role: 'a glyph on a soft ground', of: ['ink'], on: softs },
  { role: 'a glyph on a land', of: ['on-land'], on: lands, alpha: 0.8 },
  { role: 'a glyph on a card', of: ['on-paper'], on: ['card-paper'] },
  { role: 'the rim of a card on its tone', of: tones.map((tone) => `${tone}-rim`), on: panels },
  { role: 'a pawn in its white rim', of: seats, on: ['white'] },
  { role: 'a flag with white letters', of: seats, on: ['white'] },
  { role: 'a target: gold between dark lines', of: ['gold'], on: ['halo-line'] },
  { role: 'the ring of focus on a board: white beside dark', of: ['white'], on: ['halo-line'] },
  { role: 'what is lit on the felt', of: ['felt-gold'], on: ['felt'] },
  { role: 'what is selected: a ring or a line in ink', of: ['ink'], on: panels },
  { role: 'progress', of: ['ink', 'act', 'alarm'], on: ['panel', 'panel-low'] },
];

/** Contrasts below 3 to 1 of the roles, read by the page's own colours. */
const pairsOf = async (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(${String(measure)})(${JSON.stringify(roles)})`);

function measure(listed: readonly Role[]): string[] {
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d', { willReadFrequently: true });
  const probe = document.body.appendChild(document.createElement('i'));
  const read = (token: string): number[] => {
    probe.style.color = token === 'white' ? '#fff' : `var(--${token})`;
    if (context === null) return [];
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const light = (colour: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((part) => {
      const of1 = part / 255;
      return of1 <= 0.04045 ? of1 / 12.92 : ((of1 + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const faults = listed.flatMap(({ role, of, on, alpha = 1 }) =>
    of.flatMap((above) =>
      on.flatMap((below) => {
        const ground = read(below);
        const drawn = read(above).map((part, at) => part * alpha + (ground[at] ?? 0) * (1 - alpha));
        const [less = 0, more = 0] = [light(drawn), light(ground)].toSorted((a, b) => a - b);
        const ratio = (more + 0.05) / (less + 0.05);
        return ratio < 3 ? [`${role}: ${above} on ${below} at ${ratio.toFixed(2)}`] : [];
      }),
    ),
  );
  probe.remove();
  return faults;
}

const schemes = ['light', 'dark'] as const;

it('graphics have a contrast of 3 to 1 or more, by their tokens, in light and dark', async () => {
  await visit({}, async (page) => {
    await page.goto(`${origin()}/credits`);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await pairsOf(page), colorScheme).toEqual([]);
    }
  });
});

it('every control of a match shows the keyboard focus, and faint ones are listed', async () => {
  const name = 'una with keys';
  const id = await startMatch(name, { gameId: 'talisman', seats: 3, bots: ['greedy', 'greedy'] });
  await visit({}, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    await page.locator('#choice:not([aria-disabled]) .options').first().waitFor();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const faults = new Set<string>();
      for (let tabs = 0; tabs < 25; tabs += 1) {
        await page.keyboard.press('Tab');
        for (const fault of await faint(page)) faults.add(fault);
      }
      expect([...faults], colorScheme).toEqual([]);
    }
    await page.locator('#choice .explain').first().focus();
    await page.evaluate(`document.activeElement.style.outline = 'none';
      for (const icon of document.querySelectorAll('.icon')) icon.style.opacity = 0.2;`);
    const found = (await faint(page)).join();
    expect(found).toContain('an icon at');
    expect(found).toContain('the ring of focus at 1.00');
  });
});

it('a look finds pale text, and a button without a name, that a known page has got since', async () => {
  const all = `<!doctype html><html lang="en"><title>A page</title><main><h1>Known</h1><p>Text</p></main>`;
  await visit({}, async (page) => {
    await page.route('**/looked-at', (route) =>
      route.fulfill({ body: all, contentType: 'text/html' }),
    );
    await page.goto(`${origin()}/looked-at`);
    expect(await violations(page)).toEqual([]);
    const add = async (html: string): Promise<readonly string[]> => {
      await page.evaluate(
        `document.querySelector('main').insertAdjacentHTML('beforeend', ${JSON.stringify(html)})`,
      );
      return violations(page);
    };
    expect(await add('<p>More of the same</p>')).toEqual([]);
    expect(await add('<p style="color: #bbb">Pale</p>')).toEqual([
      expect.stringMatching(/^color-contrast: .*Pale/u),
    ]);
    expect(await add('<button></button>')).toEqual(['button-name: <button></button>']);
  });
});
