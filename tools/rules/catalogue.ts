import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The rule clauses of one game, in the order of its catalogue. */
export type ClauseCatalogue = { readonly game: string; readonly clauses: readonly string[] };

/** Reads `docs/rules/<game>.md`: every line `- **TG-CMP-01** …` is a clause. */
export function readCatalogues(folder: string): readonly ClauseCatalogue[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => ({
      game: basename(file, '.md'),
      clauses: clausesOf(readFileSync(join(folder, file), 'utf8')),
    }));
}

/** The clause IDs of a catalogue's text. */
export const clausesOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^- \*\*([A-Z0-9]+-[A-Z]+-\d+)\*\*/gm), ([, id = '']) => id);

/** The prefixes of the IDs of these catalogues: `TG`, `T4`, `HP`. */
export const prefixesOf = (catalogues: readonly ClauseCatalogue[]): ReadonlySet<string> =>
  new Set(catalogues.flatMap(({ clauses }) => clauses.map(prefixOf)));

export const prefixOf = (id: string): string => id.split('-')[0] ?? id;

/** All texts in the form of a clause ID. */
export const idsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\b[A-Z][A-Z0-9]*-[A-Z]{2,4}-\d{2,3}\b/g), ([id]) => id);
