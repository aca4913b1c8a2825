import type { TestProject } from 'vitest/node';
import { startLocal } from '../../local/process.ts';
import { launchBrowser } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address at which the browser takes connections. */
    browser: string;
    /** The address and the port of the service. */
    service: string;
  }
}

/**
 * Starts one browser and one service, which all tests of the page share; each test signs in under a
 * name of its own.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [browser, local] = await Promise.all([
    launchBrowser(),
    startLocal({ DATA_DIR: ':memory:' }),
  ]);
  provide('browser', browser.wsEndpoint());
  provide('service', local.host);
  return async () => {
    await browser.close();
    await local.stop();
  };
}
