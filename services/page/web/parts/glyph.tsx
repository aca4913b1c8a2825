import type { Glyph as Name } from '../../../../shared/client/index.ts';

/** The names of the glyphs in each sheet; the first sheet has all others. */
declare const GLYPHS: { readonly edition: string; readonly sheets: readonly string[] };

const { edition, sheets } = GLYPHS;
const sheetOf = new Map(sheets.flatMap((names, at) => names.split(' ').map((name) => [name, at])));

/** The address of a glyph in its sheet, for a drawing that holds several. */
export const glyphHref = (name: Name): string =>
  `/assets/glyphs-${sheetOf.get(name) ?? 0}-${edition}.svg#${name}`;

/** A glyph beside words that say the same. */
export const Glyph = ({ name }: { readonly name: Name }) => (
  <svg class="glyph" aria-hidden="true" focusable="false">
    <use href={glyphHref(name)} />
  </svg>
);
