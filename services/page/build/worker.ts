import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';

/** The service worker, which keeps these files for when there is no network. Its name stays the same. */
export async function workerCode(folder: string, shell: readonly string[]): Promise<string> {
  const edition = createHash('sha256').update(shell.join('\n')).digest('hex').slice(0, 12);
  const bundle = await rolldown({
    cwd: folder,
    input: './worker/worker.ts',
    transform: {
      target: 'es2022',
      define: { SHELL: JSON.stringify(shell), EDITION: JSON.stringify(edition) },
    },
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
