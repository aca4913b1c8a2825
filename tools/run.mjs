import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

/**
 * `node tools/run.mjs tools/start.ts …` runs one of our programs as a single file, as it is
 * deployed. Bundling takes a second, and is repeated when a source has changed. Loading some
 * hundred TypeScript files one by one takes many times as long, and the loader's names for
 * functions cost a quarter of the speed after that.
 */
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const [, , entry, ...words] = process.argv;
// as deep as the sources, because some find the project by their own path
const folder = path('../node_modules/.cache/');
// a copy of the project may share the folder
const project = createHash('sha256').update(path('..')).digest('hex').slice(0, 8);
const name = `${basename(entry, '.ts')}-${project}`;
const mine = `${folder}questhall-${name}.${String(process.pid)}.mjs`;
const bundle = `${folder}questhall-${name}.mjs`;

/** Start of the last line of a bundle: its sources, each with its time and size. */
const SOURCES = '\n//# sources=';
const stampOf = (file) => {
  const { mtimeMs, size } = statSync(file);
  return { file, mtimeMs, size };
};

/** True if the bundle exists and all its sources are unchanged. */
async function isFresh() {
  try {
    const text = await readFile(bundle, 'utf8');
    const stamps = JSON.parse(text.slice(text.lastIndexOf(SOURCES) + SOURCES.length));
    return stamps.every((was) => {
      const { mtimeMs, size } = stampOf(was.file);
      return mtimeMs === was.mtimeMs && size === was.size;
    });
  } catch {
    return false;
  }
}

async function bundled() {
  const began = Date.now();
  await mkdir(folder, { recursive: true });
  const { metafile } = await build({
    entryPoints: [path(`../${entry}`)],
    outfile: mine,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    // traces need places only, and each start parses the map
    sourcesContent: false,
    metafile: true,
    absWorkingDir: path('..'),
    logLevel: 'warning',
  });
  await stop();
  const others = ['tools/run.mjs', 'tsconfig.json', 'package.json'];
  const stamps = [...Object.keys(metafile.inputs), ...others].map((file) =>
    stampOf(path(`../${file}`)),
  );
  // a source changed meanwhile may be in the bundle or not
  if (stamps.every(({ mtimeMs }) => mtimeMs < began))
    await appendFile(mine, SOURCES + JSON.stringify(stamps));
  // atomic, because another process may be starting
  await rename(mine, bundle);
}

if (!(await isFresh())) await bundled();

process.setSourceMapsEnabled(true);
// the SDK's version is set by the lockfile, not by the user who starts the service
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
process.argv = [process.argv[0], bundle, ...words];
await import(bundle);
