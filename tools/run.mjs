import { mkdir, rename } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

/**
 * `node tools/run.mjs tools/start.ts …` runs a program of ours, in one file and as it is
 * deployed: putting its sources together takes a tenth of a second. To load some hundred TypeScript
 * files one by one takes many times as long, and the loader's names for functions cost a quarter of
 * the speed after that.
 */
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const [, , entry, ...words] = process.argv;
// as deep as the sources, for some say from where they are where the project is
const folder = path('../node_modules/.cache/');
const name = basename(entry, '.ts');
const mine = `${folder}questhall-${name}.${String(process.pid)}.mjs`;
const bundle = `${folder}questhall-${name}.mjs`;

await mkdir(folder, { recursive: true });
await build({
  entryPoints: [path(`../${entry}`)],
  outfile: mine,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
});
await stop();
// at once, for another one may be starting
await rename(mine, bundle);

process.setSourceMapsEnabled(true);
// the SDK's version is the lockfile's affair, not that of whoever starts the service
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
process.argv = [process.argv[0], bundle, ...words];
await import(bundle);
