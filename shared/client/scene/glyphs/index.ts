import { beings } from './beings.ts';
import { deeds } from './deeds.ts';
import { items } from './items.ts';
import { signs } from './signs.ts';
import { sites } from './sites.ts';

/** The glyphs a thing or a place may bear: names of icons of game-icons.net. */
export const glyphs = [...signs, ...beings, ...items, ...deeds, ...sites] as const;
export type Glyph = (typeof glyphs)[number];
