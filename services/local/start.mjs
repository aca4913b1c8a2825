import { mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

/**
 * `npm start`: puts our own sources into one file first, which takes a tenth of a second; to load
 * some hundred TypeScript files one by one would take many times as long.
 */
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const folder = path('../../node_modules/.cache/questhall/');
const mine = `${folder}main.${String(process.pid)}.mjs`;
const bundle = `${folder}main.mjs`;

await mkdir(folder, { recursive: true });
await build({
  entryPoints: [path('main.ts')],
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
await import(bundle);
