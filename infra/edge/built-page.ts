import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildWeb } from '../../services/page/build/build.ts';

/**
 * Builds the page into a folder that exists while `use` runs: a synthesis copies its files at once.
 */
export async function withBuiltPage(use: (folder: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-page-'));
  try {
    for (const { path, body } of await buildWeb()) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
    use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
