import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { startLocal } from '../../../test/local/process.ts';
import { launchBrowser } from '../../../test/web/support/browser.ts';

/** A phone on the bus: four times slower than this machine, at 1.6 Mbit/s, 150 ms away. */
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
  /** A phone that has never been here. */
  phone(options?: { readonly isCalm?: boolean }): Promise<Phone>;
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
  const phone: Bus['phone'] = async ({ isCalm = true } = {}) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: 'en',
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return { page, cdp, context };
  };
  try {
    return await measure({ origin: `http://${local.host}`, phone });
  } finally {
    await browser.close();
    await Promise.all([server.close(), local.stop()]);
  }
}
