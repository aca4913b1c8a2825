import type { Glyph as Name } from '../../../../shared/client/index.ts';

/** Sheets of glyphs, each by its name, with the names of those in it; the first sheet has all others. */
declare const GLYPHS: {
  readonly edition: string;
  readonly sheets: readonly [sheet: string, names: string][];
};

const { edition, sheets } = GLYPHS;
const sheetOf = new Map(
  sheets.flatMap(([sheet, names]) => names.split(' ').map((name) => [name, sheet])),
);

/** The address of a glyph in its sheet, for a drawing that holds several. */
export const glyphHref = (name: Name): string =>
  `/assets/glyphs-${sheetOf.get(name) ?? sheets[0]?.[0] ?? ''}-${edition}.svg#${name}`;

/** A glyph beside words that say the same. */
export const Glyph = ({ name }: { readonly name: Name }) => (
  <svg class="glyph" aria-hidden="true" focusable="false">
    <use href={glyphHref(name)} />
  </svg>
);
