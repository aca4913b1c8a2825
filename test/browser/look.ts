import { chromium, type Browser, type Page } from 'playwright-core';
import { command, main } from '../../tools/cli/command.ts';
import { startLocal } from '../local/process.ts';
import { useExplorer } from './explorer.ts';
import { useReference } from './reference.ts';

type Look = { readonly path: string; use(page: Page): Promise<void> };

const looks: readonly Look[] = [
  {
    path: '/developers',
    use: (page) => page.getByRole('heading', { name: 'Questhall' }).waitFor(),
  },
  { path: '/explorer', use: useExplorer },
  { path: '/v1/docs', use: useReference },
];

const lookCommand = command({
  name: 'look',
  says: 'Uses every page of the local run in Chromium (FILE) and reports errors.',
  example: '/usr/bin/chromium',
  args: '[FILE]',
  flags: {},
  files: true,
  run: async (_, [file = '/usr/bin/chromium']) => ((await lookAtAll(file)) ? 0 : 1),
});

async function lookAtAll(executablePath: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const local = await startLocal({ DATA_DIR: ':memory:', DEMO: 'on' });
  try {
    let well = true;
    for (const look of looks) {
      const faults = await faultsOf(browser, `http://${local.host}`, look);
      well &&= faults.length === 0;
      console.log([`${look.path}: ${faults.length} faults`, ...faults].join('\n  '));
    }
    return well;
  } finally {
    await browser.close();
    await local.stop();
  }
}

/** What is wrong with a page while it is loaded and used. */
async function faultsOf(browser: Browser, base: string, { path, use }: Look): Promise<string[]> {
  const faults: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) faults.push(said.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(base)) faults.push(`asks elsewhere: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} from ${response.url()}`);
  });
  await page.goto(base + path);
  await use(page).catch((error: unknown) => faults.push(String(error)));
  await page.close();
  return faults;
}

await main(lookCommand);
