import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';

/** The script that reads a match while the code of the page is loaded, as one file. */
export const earlyCode = async (folder: string): Promise<string> =>
  asOneFile(folder, './early/early.ts', {});

/** The service worker, which keeps these files for when there is no network. Its name never changes. */
export async function workerCode(folder: string, shell: readonly string[]): Promise<string> {
  const edition = createHash('sha256').update(shell.join('\n')).digest('hex').slice(0, 12);
  const define = { SHELL: JSON.stringify(shell), EDITION: JSON.stringify(edition) };
  return asOneFile(folder, './worker/worker.ts', define);
}

async function asOneFile(
  cwd: string,
  input: string,
  define: Readonly<Record<string, string>>,
): Promise<string> {
  const bundle = await rolldown({ cwd, input, transform: { target: 'es2022', define } });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
