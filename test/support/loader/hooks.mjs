import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/** The esbuild loader for each file extension. */
const loaders = { '.ts': 'ts', '.tsx': 'tsx' };

/** Reads TypeScript as JavaScript; whatever else there is, Node reads. */
export async function load(url, context, nextLoad) {
  const { protocol, pathname } = new URL(url);
  const loader = protocol === 'file:' ? loaders[extname(pathname)] : undefined;
  if (loader === undefined) return nextLoad(url, context);
  const sourcefile = fileURLToPath(url);
  const { code } = await transform(await readFile(sourcefile, 'utf8'), {
    loader,
    sourcefile,
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'inline',
    // traces need places only, and each start parses the map
    sourcesContent: false,
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  return { format: 'module', shortCircuit: true, source: code };
}
