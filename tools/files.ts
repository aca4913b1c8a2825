import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file under a folder with this ending, in order of paths; empty if there is no folder. */
export function filesUnder(folder: string, ending: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort();
}
