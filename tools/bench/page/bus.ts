import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { signInAt } from '../../../test/browser/somebody.ts';
import { startLocal } from '../../../test/local/process.ts';
import { launchBrowser } from '../../../test/web/support/browser.ts';
import { observe } from './observe.ts';

/** A phone on the bus, as Lighthouse has it: four times slower than this machine, at 1.6 Mbit/s, 150 ms away. */
const SLOWER = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** A browser and a service, for as long as something is measured. */
export type Bus = {
  readonly origin: string;
  /** A phone that has never been here, or only to sign in. */
  phone(options?: PhoneOptions): Promise<Phone>;
};

type PhoneOptions = {
  /** True if it prefers reduced motion; the default. */
  readonly isCalm?: boolean;
  /** The signed-in reader; signed out unless given. */
  readonly reader?: string;
  /** True for a window of desktop size. */
  readonly isDesk?: boolean;
};

export type Phone = {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly context: BrowserContext;
};

export async function onTheBus<T>(measure: (bus: Bus) => Promise<T>): Promise<T> {
  const [server, local] = await Promise.all([
    launchBrowser(),
    startLocal({ DATA_DIR: ':memory:' }),
  ]);
  const browser = await chromium.connect(server.wsEndpoint());
  const origin = `http://${local.host}`;
  const phone: Bus['phone'] = async ({ isCalm = true, reader, isDesk = false } = {}) => {
    const context = await browser.newContext({
      viewport: isDesk ? { width: 1440, height: 900 } : { width: 360, height: 740 },
      hasTouch: !isDesk,
      isMobile: !isDesk,
      locale: 'en',
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
    const page = await context.newPage();
    await page.addInitScript(observe);
    const cdp = await context.newCDPSession(page);
    if (reader !== undefined) {
      await signInAt(page, origin, reader);
      await forgetFiles(page, cdp, origin);
    }
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return { page, cdp, context };
  };
  try {
    return await measure({ origin, phone });
  } finally {
    await browser.close();
    await Promise.all([server.close(), local.stop()]);
  }
}

/** Deletes the page’s files from the browser. The reader stays signed in. */
async function forgetFiles(page: Page, cdp: CDPSession, origin: string): Promise<void> {
  await page.goto('about:blank');
  await cdp.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes });
}
