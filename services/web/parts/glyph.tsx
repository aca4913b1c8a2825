import type { Glyph as Name } from '../../../shared/client/index.ts';

/** Addresses of the sheets of glyphs with the names of those in them; the first sheet has all others. */
declare const GLYPHS: readonly [address: string, names: string][];

const sheets = GLYPHS;
const sheetOf = new Map(
  sheets.flatMap(([address, names]) => names.split(' ').map((name) => [name, address])),
);

/** The address of a glyph in its sheet, for a drawing that holds several. */
export const glyphHref = (name: Name): string =>
  `${sheetOf.get(name) ?? sheets[0]?.[0] ?? ''}#${name}`;

/** A glyph beside words that say the same. */
export const Glyph = ({ name }: { readonly name: Name }) => (
  <svg class="glyph" aria-hidden="true" focusable="false">
    <use href={glyphHref(name)} />
  </svg>
);
