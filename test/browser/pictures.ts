import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { command, main } from '../../tools/cli/command.ts';
import { print } from '../../tools/cli/print.ts';
import { root } from '../../tools/root.ts';
import { startLocal } from '../local/process.ts';
import { launchBrowser } from '../web/support/browser.ts';

type Picture = {
  readonly file: string;
  readonly gameId: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Number of questions that the player answers before the picture is taken. */
  readonly answers: number;
};

const pictures: readonly Picture[] = [
  {
    file: 'desk.jpg',
    gameId: 'talisman',
    viewport: { width: 1280, height: 800 },
    answers: 8,
  },
  {
    file: 'phone.jpg',
    gameId: 'talisman',
    viewport: { width: 360, height: 740 },
    answers: 8,
  },
];

/** All pictures together are less than 300 kB. */
const small = { type: 'jpeg', quality: 66, scale: 'css' } as const;

const picturesCommand = command({
  name: 'pictures',
  says: 'Takes the pictures of the README (docs/pictures) with Chromium.',
  example: '',
  args: '',
  flags: {},
  run: async () => {
    const folder = join(root, 'docs/pictures');
    await mkdir(folder, { recursive: true });
    const server = await launchBrowser();
    const browser = await chromium.connect(server.wsEndpoint());
    const local = await startLocal({ DATA_DIR: ':memory:' });
    try {
      await takeHome(browser, `http://${local.host}`, folder);
      for (const picture of pictures) {
        await take(browser, `http://${local.host}`, folder, picture);
        print(`docs/pictures/${picture.file}`);
      }
    } finally {
      await browser.close();
      await Promise.all([server.close(), local.stop()]);
    }
    return 0;
  },
});

/** Takes the picture of home as a new reader sees it, with a match to watch. */
async function takeHome(browser: Browser, at: string, folder: string): Promise<void> {
  await startMatch(at, 'ben', 'tales-of-glory');
  const viewport = { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport, locale: 'en', serviceWorkers: 'block' });
  await page.goto(at);
  await page.getByRole('button', { name: /^Play .+ now$/u }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, 'home.jpg'), ...small });
  print('docs/pictures/home.jpg');
  await page.close();
}

async function take(browser: Browser, at: string, folder: string, picture: Picture): Promise<void> {
  const { file, viewport, gameId, answers } = picture;
  const isMobile = viewport.width < 600;
  const context = await browser.newContext({
    ...{ viewport, locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...{ isMobile, hasTouch: isMobile },
  });
  const page = await context.newPage();
  const name = `ann-${String(viewport.width)}`;
  await page.goto(`${at}/matches/${await startMatch(at, name, gameId)}`);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button').click();
  for (let given = 0; given < answers; given += 1) await answerFirst(page);
  await page.locator('#choice .asked').waitFor();
  await page.locator('.cue-ribbon').waitFor({ state: 'detached' });
  await page.screenshot({ path: join(folder, file), ...small });
  await context.close();
}

/** Starts a match of this person against three bots. @returns its id */
async function startMatch(at: string, name: string, gameId: string): Promise<string> {
  const { token } = (await post(`${at}/dev/token`, { subject: name, name: 'Ann' })) as {
    readonly token: string;
  };
  const bots = ['greedy', 'greedy', 'greedy'];
  const { id } = (await post(`${at}/v1/matches`, { gameId, seats: 4, bots }, token)) as {
    readonly id: string;
  };
  await post(`${at}/v1/matches/${id}/start`, {}, token);
  return id;
}

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Answers the pending question with its first option, and waits until it is gone. */
async function answerFirst(page: Page): Promise<void> {
  const asked = page.locator('#choice .asked');
  await asked.waitFor();
  const question = (await asked.getAttribute('data-question')) ?? '';
  await page.locator('#choice:not([aria-disabled])').waitFor();
  await page.locator('#choice .options .option').first().click();
  const confirm = page.locator('#choice .confirm button');
  if ((await confirm.count()) > 0) await confirm.click();
  await page.locator(`#choice .asked[data-question="${question}"]`).waitFor({ state: 'detached' });
}

await main(picturesCommand);
