import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The entry type that a newer release stores instead of `SeatResigned`. It reads both. */
const NEW = 'SeatGivenUp';

/** The code of that release: ours, with what stores and what reads the entry changed. */
const newer = (text: string): string =>
  text
    .replaceAll('before:[{type:"SeatResigned"', `before:[{type:"${NEW}"`)
    .replaceAll('case"SeatResigned":', `case"${NEW}":case"SeatResigned":`)
    .replaceAll('SeatResigned:!0', `SeatResigned:!0,${NEW}:!0`);

/** Lays out the code of the newer release beside that of a function; returns its folder. */
export async function newerCode(code: string): Promise<string> {
  const folder = `${code}-newer`;
  await cp(code, folder, { recursive: true });
  let changed = 0;
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.mjs')) continue;
    const text = await readFile(join(folder, file), 'utf8');
    const made = newer(text);
    if (made === text) continue;
    changed += 1;
    await writeFile(join(folder, file), made);
  }
  if (changed === 0) throw new TypeError(`Nothing in ${code} reads or stores the entry.`);
  return folder;
}
