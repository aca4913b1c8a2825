import { readFileSync, writeFileSync } from 'node:fs';

/** One id that is still known after a restart. */
export type Keepsake = { read(): string | undefined; keep(id: string): void };

/** Kept in a file; without one, for as long as the process lives. */
export function keepsake(file: string | undefined): Keepsake {
  let kept = file === undefined ? undefined : contentOf(file);
  return {
    read: () => kept,
    keep(id) {
      kept = id;
      if (file !== undefined) writeFileSync(file, `${id}\n`);
    },
  };
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
