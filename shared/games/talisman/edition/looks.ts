import type { Glyph, Thing, Tone } from '../../../engine/index.ts';

/** A tone and a glyph, or one of them. */
export type Look = Pick<Thing, 'tone' | 'glyph'>;

/** The looks of what an edition prints to a client that draws it, by the ids of its content. */
export type Looks = {
  readonly regions: Readonly<Record<string, Tone>>;
  readonly terrains: Readonly<Record<string, Glyph>>;
  readonly attributes: Readonly<Record<string, Look>>;
  readonly alignments: Readonly<Record<string, Look>>;
  readonly subtypes: Readonly<Record<string, Look>>;
};
