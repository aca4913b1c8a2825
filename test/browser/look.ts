import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { command, main } from '../../tools/cli/command.ts';
import { UsageError } from '../../tools/cli/errors.ts';
import { print, printJson } from '../../tools/cli/print.ts';
import { root } from '../../tools/root.ts';
import { startLocal } from '../local/process.ts';
import { launchBrowser } from '../web/support/browser.ts';
import { developerFaults } from './developer-pages.ts';
import { prepare } from './sheet/prepare.ts';
import { sheetOf } from './sheet/sheet.ts';
import { states } from './sheet/states.ts';
import { locales, sizes, take, type Shot } from './sheet/take.ts';

const FOLDER = '.data/look';

const lookCommand = command({
  name: 'look',
  says: 'Takes pictures of the page, and reports what is clipped, overlaps or fails.',
  example: '',
  args: '[STATE…]',
  flags: {
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  files: true,
  run: async ({ json }, names) => {
    const unknown = names.find((name) => !states.some((state) => state.name === name));
    if (unknown !== undefined) {
      const all = states.map(({ name }) => name).join(', ');
      throw new UsageError(`unknown state "${unknown}". Available: ${all}`);
    }
    const server = await launchBrowser();
    const browser = await chromium.connect(server.wsEndpoint());
    const local = await startLocal({ DATA_DIR: ':memory:', DEMO: 'on' });
    try {
      const { pictures, faults } = await look(browser, `http://${local.host}`, names);
      if (json) printJson({ pictures, faults });
      else {
        for (const { where, fault } of faults) print(`${where}: ${fault}`);
        print(`${String(pictures)} pictures in ${FOLDER}, ${String(faults.length)} faults`);
      }
      return faults.length === 0 ? 0 : 1;
    } finally {
      await server.close();
      await local.stop();
    }
  },
});

type Fault = { readonly where: string; readonly fault: string };
type Looked = { readonly pictures: number; readonly faults: readonly Fault[] };

/** Looks at some states, or at all of them and the developer pages. */
async function look(browser: Browser, at: string, names: readonly string[]): Promise<Looked> {
  const wanted = states.filter(({ name }) => names.length === 0 || names.includes(name));
  const folder = join(root, FOLDER);
  await mkdir(folder, { recursive: true });
  progress('preparing');
  const prepared = await prepare(at, 'ann');
  const shots: Shot[] = [];
  for (const size of sizes) {
    for (const locale of locales) {
      progress(`${size.name}, ${locale}`);
      shots.push(...(await take(browser, { folder, prepared, size, locale, wanted })));
    }
  }
  await writeFile(join(folder, 'index.html'), sheetOf(shots));
  const seen = shots.flatMap(({ file, state, faults }) =>
    faults.map((fault) => ({ where: `${file} (${state})`, fault })),
  );
  if (names.length > 0) return { pictures: shots.length, faults: seen };
  progress('developer pages');
  const failed = await developerFaults(browser, at);
  return { pictures: shots.length, faults: [...seen, ...failed] };
}

/** Writes progress to the other stream, so that a program can read the result. */
const progress = (line: string): void => void process.stderr.write(`${line} …\n`);

await main(lookCommand);
