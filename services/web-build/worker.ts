import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** The service worker, which keeps these files for when there is no network. Its name stays the same. */
export async function workerCode(folder: string, shell: readonly string[]): Promise<Uint8Array> {
  const edition = createHash('sha256').update(shell.join('\n')).digest('hex').slice(0, 12);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['worker/worker.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SHELL: JSON.stringify(shell), EDITION: JSON.stringify(edition) },
    logLevel: 'error',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
