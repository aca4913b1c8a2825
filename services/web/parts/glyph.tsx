import type { Glyph as Name } from '../../../shared/client/index.ts';

/** Address where the build has put the sheet of glyphs. */
declare const GLYPHS: string;

/** The address of a glyph in the sheet, for a drawing that holds several. */
export const glyphHref = (name: Name): string => `${GLYPHS}#${name}`;

/** A glyph beside words that say the same. */
export const Glyph = ({ name }: { readonly name: Name }) => (
  <svg class="glyph" aria-hidden="true" focusable="false">
    <use href={glyphHref(name)} />
  </svg>
);
