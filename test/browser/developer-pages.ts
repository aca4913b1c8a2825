import type { Browser, Page } from 'playwright-core';
import { useExplorer } from './explorer.ts';
import { useReference } from './reference.ts';
import { watched } from './watched.ts';

type DeveloperPage = { readonly path: string; use(page: Page): Promise<void> };

const pages: readonly DeveloperPage[] = [
  {
    path: '/developers',
    use: (page) => page.getByRole('heading', { name: 'Questhall' }).waitFor(),
  },
  { path: '/explorer', use: useExplorer },
  { path: '/v1/docs', use: useReference },
];

type Failed = { readonly where: string; readonly fault: string };

/** The faults that appear while the pages for developers are used. */
export async function developerFaults(browser: Browser, at: string): Promise<readonly Failed[]> {
  const all: Failed[] = [];
  for (const { path, use } of pages) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const faults = watched(page, at);
    await page.goto(at + path);
    await use(page).catch((error: unknown) => faults.push(String(error)));
    await page.close();
    all.push(...faults.map((fault) => ({ where: path, fault })));
  }
  return all;
}
