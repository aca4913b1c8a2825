import type { Glyph, SpaceGroup, Thing } from '../../../engine/index.ts';

/** A tone and a glyph, or one of them. */
export type Look = Pick<Thing, 'tone' | 'glyph'>;

/** The looks of a region: its tone, the ground it is made of, and what borders it. */
export type RegionLook = Required<Pick<SpaceGroup, 'tone' | 'ground' | 'edge'>>;

/** The looks of what an edition prints to a client that draws it, by the ids of its content. */
export type Looks = {
  readonly regions: Readonly<Record<string, RegionLook>>;
  readonly terrains: Readonly<Record<string, Glyph>>;
  readonly attributes: Readonly<Record<string, Look>>;
  readonly alignments: Readonly<Record<string, Look>>;
  readonly subtypes: Readonly<Record<string, Look>>;
};
