import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { once } from '../../../services/platform/once.ts';

/** The sizes that every page is looked at in: a phone's, and a desk's. */
export const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof sizes;

/** The address of the service, which is the page's. */
export const origin = (): string => `http://${inject('service')}`;

const connected: () => Promise<Browser> = once(async () => chromium.connect(inject('browser')));

type Visiting = {
  readonly size?: Size;
  readonly locale?: string;
  /** The address of the service, where it is reached by another. */
  readonly at?: string;
  /** True if cues move, as they do unless a device is set otherwise. */
  readonly moves?: boolean;
  /** True if the page may install its worker, which keeps things for use without a network. */
  readonly installs?: boolean;
  /** True if failed transfers are no fault: the line is cut on purpose. */
  readonly isLossy?: boolean;
};

/** Opens a browser context for the work; any error in it fails the test once it is closed. */
export async function visit(
  {
    size = 'desk',
    locale = 'en',
    at = origin(),
    isLossy = false,
    installs = false,
    moves = false,
  }: Visiting,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await connected();
  const context = await browser.newContext({
    viewport: sizes[size],
    locale,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    serviceWorkers: installs ? 'allow' : 'block',
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
  });
  // a long limit, because no test judges how long something takes
  context.setDefaultTimeout(120_000);
  const faults = watched(context, { at, isLossy });
  try {
    await use(await context.newPage());
  } catch (error) {
    await takePictures(context);
    throw error;
  } finally {
    await context.close();
  }
  expect(faults).toEqual([]);
}

/** Pictures of the pages of a browser, in the folder that `PICTURES` names, when a test has failed. */
async function takePictures(context: BrowserContext): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder === undefined) return;
  const name = expect.getState().currentTestName?.replace(/\W+/gu, '-') ?? 'page';
  for (const [at, page] of context.pages().entries()) {
    await page.screenshot({ path: join(folder, `${name}-${String(at)}.png`) });
  }
}

/** Collects the errors of all pages of a browser, and their requests to other hosts. */
function watched(
  context: BrowserContext,
  { at, isLossy }: { readonly at: string; readonly isLossy: boolean },
): readonly string[] {
  const faults: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', ({ message }) => faults.push(message));
  });
  context.on('console', (said) => {
    if (said.text() === 'Service Worker registration blocked by Playwright') return;
    const isLost = isLossy && /net::ERR_|WebSocket/u.test(said.text());
    if (['error', 'warning'].includes(said.type()) && !isLost) faults.push(said.text());
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(at) && !/^(data|blob):/u.test(url)) faults.push(`asks ${url}`);
  });
  return faults;
}
