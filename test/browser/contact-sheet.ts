import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { command, main } from '../../tools/cli/command.ts';
import { print } from '../../tools/cli/print.ts';
import { root } from '../../tools/root.ts';
import { startLocal } from '../local/process.ts';
import { launchBrowser } from '../web/support/browser.ts';
import { misfits } from '../web/support/layout.ts';
import { prepare, type Prepared } from './sheet/prepare.ts';
import { states, type State } from './sheet/states.ts';

const locales = ['en', 'cs', 'ko'] as const;
const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } } as const;

type Size = keyof typeof sizes;
type Shot = { readonly state: string; readonly file: string; readonly faults: readonly string[] };

const contactSheet = command({
  name: 'contact-sheet',
  says: 'Takes pictures of 12 page states in 3 languages at 2 widths (.data/contact-sheet).',
  example: '',
  flags: {},
  run: async () => {
    const folder = join(root, '.data/contact-sheet');
    await mkdir(folder, { recursive: true });
    const server = await launchBrowser();
    const browser = await chromium.connect(server.wsEndpoint());
    const local = await startLocal({ DATA_DIR: ':memory:' });
    try {
      const prepared = await prepare(`http://${local.host}`, 'ann');
      const shots: Shot[] = [];
      for (const size of Object.keys(sizes) as Size[]) {
        for (const locale of locales) {
          print(`${size}, ${locale}`);
          shots.push(...(await take(browser, { folder, prepared, size, locale })));
        }
      }
      const faults = shots.flatMap((shot) => shot.faults.map((fault) => `${shot.file}: ${fault}`));
      for (const fault of faults) print(fault);
      await writeFile(join(folder, 'index.html'), sheetOf(shots));
      print(
        `${String(shots.length)} pictures, ${String(faults.length)} faults: .data/contact-sheet`,
      );
      return faults.length === 0 ? 0 : 1;
    } finally {
      await server.close();
      await local.stop();
    }
  },
});

type Setting = {
  readonly folder: string;
  readonly prepared: Prepared;
  readonly size: Size;
  readonly locale: string;
};

/** Takes the picture of every state in one language at one width. */
async function take(browser: Browser, setting: Setting): Promise<readonly Shot[]> {
  const { folder, prepared, size, locale } = setting;
  const isMobile = size === 'phone';
  const context = await browser.newContext({
    ...{ viewport: sizes[size], locale, reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...{ isMobile, hasTouch: isMobile },
  });
  const page = await context.newPage();
  await signIn(page, prepared);
  const shots: Shot[] = [];
  for (const [at, state] of states.entries()) {
    await reach(page, state, prepared);
    const file = `${size}-${locale}-${String(at + 1).padStart(2, '0')}.png`;
    await page.screenshot({ path: join(folder, file), scale: 'css' });
    shots.push({ state: state.name, file, faults: await misfits(page) });
  }
  await context.close();
  return shots;
}

async function signIn(page: Page, { at, reader }: Prepared): Promise<void> {
  await page.goto(at);
  await page.getByRole('button', { name: /^(Sign in|Přihlásit se|로그인)$/u }).click();
  await page.waitForURL('**/oauth/authorize**');
  await page.getByRole('textbox').fill(reader);
  await page.getByRole('button').click();
  await page.waitForURL((url) => !/oauth|signed-in/u.test(url.pathname));
}

async function reach(page: Page, state: State, prepared: Prepared): Promise<void> {
  await page.goto(`${prepared.at}${state.path(prepared)}`);
  await page.locator('main').first().waitFor();
  await state.reach?.(page);
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** The pictures of each state in a row: the languages beside each other, phones first. */
function sheetOf(shots: readonly Shot[]): string {
  const rows = states.map(({ name }) => {
    const pictures = shots
      .filter(({ state }) => state === name)
      .map(({ file }) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:16px system-ui;margin:1rem}div{display:flex;gap:.5rem;overflow-x:auto}img{height:32rem;border:1px solid #999}</style>
${rows.join('\n')}
`;
}

await main(contactSheet);
