import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { misfits } from '../../web/support/layout.ts';
import { signInAt } from '../somebody.ts';
import { watched } from '../watched.ts';
import type { Prepared } from './prepare.ts';
import type { State } from './states.ts';
import { textMisfits } from './texts.ts';

export const locales = ['en', 'cs', 'ko'] as const;
export const sizes = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desk', width: 1440, height: 900 },
] as const;
const schemes = ['light', 'dark'] as const;

/** A picture of a state, and its faults. */
export type Shot = {
  readonly state: string;
  readonly file: string;
  readonly faults: readonly string[];
};

type Setting = {
  readonly folder: string;
  readonly prepared: Prepared;
  readonly size: (typeof sizes)[number];
  readonly locale: (typeof locales)[number];
  readonly wanted: readonly State[];
};

/** Takes pictures of states in one language at one width, in both schemes. */
export async function take(browser: Browser, setting: Setting): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  for (const isStranger of [true, false]) {
    const wanted = setting.wanted.filter((state) => (state.isStranger ?? false) === isStranger);
    if (wanted.length === 0) continue;
    const context = await contextFor(browser, setting);
    const page = await context.newPage();
    const { at, reader } = setting.prepared;
    if (!isStranger) await signInAt(page, at, reader);
    for (const state of wanted) shots.push(...(await shotsOf(page, state, setting)));
    await context.close();
  }
  return shots;
}

const contextFor = async (browser: Browser, { size, locale }: Setting): Promise<BrowserContext> => {
  const { name, width, height } = size;
  const isMobile = name === 'phone';
  return browser.newContext({
    ...{ viewport: { width, height }, locale, reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...{ isMobile, hasTouch: isMobile },
  });
};

async function shotsOf(page: Page, state: State, setting: Setting): Promise<readonly Shot[]> {
  const { folder, size, locale, prepared } = setting;
  const failed = watched(page, prepared.at);
  const shots: Shot[] = [];
  try {
    await reach(page, state, prepared);
  } catch (error) {
    failed.push(`not reached: ${String(error)}`);
  }
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const name = state.name.toLowerCase().replaceAll(/\W+/gu, '-');
    const file = `${name}-${size.name}-${locale}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, file), scale: 'css' });
    const faults = [...failed.splice(0), ...(await misfits(page)), ...(await textMisfits(page))];
    shots.push({ state: state.name, file, faults });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  page.removeAllListeners();
  return shots;
}

async function reach(page: Page, state: State, prepared: Prepared): Promise<void> {
  await page.goto(`${prepared.at}${state.path(prepared)}`);
  await page.locator('main').first().waitFor();
  await state.reach?.(page);
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}
