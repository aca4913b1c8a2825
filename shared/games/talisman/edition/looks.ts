import type { Glyph, SpaceGroup, Thing } from '../../../engine/index.ts';

/** A tone and a glyph, or one of them. */
export type ThingLook = Pick<Thing, 'tone' | 'glyph'>;

/** The glyphs of things of one kind, by their ids. */
export type Glyphs = Readonly<Record<string, Glyph>>;

/** The looks of a region: its tone, the ground it is made of, and what borders it. */
export type RegionLook = Required<Pick<SpaceGroup, 'tone' | 'ground' | 'edge'>>;

/** The looks of an edition's printed things, by the ids of its content. */
export type Looks = {
  readonly regions: Readonly<Record<string, RegionLook>>;
  readonly terrains: Glyphs;
  readonly attributes: Readonly<Record<string, ThingLook>>;
  readonly alignments: Readonly<Record<string, ThingLook>>;
  readonly subtypes: Readonly<Record<string, ThingLook>>;
  /** Glyphs of their own. A card without one bears that of its subtype or type. */
  readonly glyphs?: {
    readonly cards?: Glyphs;
    readonly characters?: Glyphs;
    readonly creatures?: Glyphs;
  };
};
