import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserServer } from 'playwright-core';
import { root } from '../../../tools/root.ts';

const folder = join(root, 'node_modules/.cache/chromium-147');

/**
 * A Chromium that tests connect to: the one that `CHROMIUM` names, else one that the project's own
 * packages bring, which is unpacked once (200 MB, some seconds).
 */
export async function launchBrowser(): Promise<BrowserServer> {
  const named = process.env['CHROMIUM'];
  const executablePath = named ?? join(folder, 'chromium');
  if (named === undefined && !existsSync(executablePath)) await unpack();
  const fonts = join(root, 'node_modules/.cache/fonts.conf');
  await writeFile(fonts, fontsConf);
  return chromium.launchServer({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'],
    env: {
      ...process.env,
      FONTCONFIG_FILE: fonts,
      ...(named === undefined && { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
    },
  });
}

const folderOf = (font: string): string =>
  dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${font}/package.json`));

/**
 * Fonts for the same letters on every machine: those that the packages bring, Korean ones among
 * them.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <dir>${folderOf('nanum-gothic')}</dir>
  <dir>${folderOf('alegreya')}/700Bold</dir>
  <alias><family>serif</family><prefer><family>Alegreya</family></prefer></alias>
  <cachedir>${join(root, 'node_modules/.cache/fonts')}</cachedir>
</fontconfig>
`;

/** The package looks for a browser in the temporary folder, so it is given one of its own. */
async function unpack(): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  await promisify(execFile)(process.execPath, ['test/web/support/unpack.mjs'], {
    cwd: root,
    // for this runtime it unpacks the libraries of Chromium too
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  // a process killed in between leaves no half a browser behind
  await rename(fresh, folder).catch(async () => rm(fresh, { recursive: true, force: true }));
}
