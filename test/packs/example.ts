import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { BadPackError, type PackFault } from '../../services/matches/packs/bad-pack.ts';
import { packedGame } from '../../services/matches/packs/playable.ts';
import { readPack } from '../../services/matches/packs/read.ts';

export const example = join(import.meta.dirname, '../../docs/packs/winter-at-the-gate.json');

/** A folder for packs that a test writes; gone when its tests are over. */
export function packFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-packs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    write(name: string, value: unknown): string {
      const file = join(folder, name);
      writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
      return file;
    },
  };
}

/** The faults of a file; none if it is valid. */
export async function faultsOf(file: string): Promise<readonly PackFault[]> {
  try {
    await packedGame(readPack(file));
    return [];
  } catch (error) {
    if (error instanceof BadPackError) return error.faults;
    throw error;
  }
}
