import type { Looks } from '../../edition/looks.ts';
import * as glyphs from './glyphs.ts';

/** The looks of the printed things for a client that draws them. */
export const looks: Looks = {
  regions: {
    outer: { tone: 'green', ground: 'land', edge: 'blue' },
    middle: { tone: 'brown', ground: 'land', edge: 'blue' },
    inner: { tone: 'red', ground: 'stone', edge: 'brown' },
  },
  terrains: {
    bank: 'bank',
    castle: 'castle',
    country: 'wheat',
    forest: 'forest',
    gates: 'gate',
    grounds: 'high-grass',
    hospital: 'hospital-cross',
    house: 'house',
    inn: 'beer-stein',
    lake: 'waves',
    ministry: 'greek-temple',
    pitch: 'snitch-quidditch-ball',
    shops: 'shop',
    station: 'subway-train',
    street: 'street-light',
  },
  attributes: {
    magic: { tone: 'blue', glyph: 'fairy-wand' },
    strength: { tone: 'red', glyph: 'biceps' },
  },
  alignments: {
    order: { tone: 'orange', glyph: 'angel-wings' },
    'death-eaters': { tone: 'purple', glyph: 'horned-skull' },
  },
  subtypes: {
    creature: { glyph: 'wolf-head' },
    dementor: { glyph: 'horned-skull' },
    spirit: { glyph: 'ghost' },
  },
  glyphs,
};
