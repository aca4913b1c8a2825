import type { Glyph as Name } from '../../../shared/client/index.ts';

/** Address where the build has put the sheet of glyphs. */
declare const GLYPHS: string;

/** A glyph beside words that say the same. */
export const Glyph = ({ name }: { readonly name: Name }) => (
  <svg class="glyph" aria-hidden="true" focusable="false">
    <use href={`${GLYPHS}#${name}`} />
  </svg>
);
