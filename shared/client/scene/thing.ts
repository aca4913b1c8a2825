import type { Glyph } from './glyphs/index.ts';
import type { Tone } from './looks.ts';
import { idOf, kindOf, nameKey, type Ref } from './ref.ts';

/** The position of a mark on a thing: its cost, gain or value; one of its sides; a chest on it. */
export const corners = ['cost', 'gain', 'value', 'n', 'e', 's', 'w', 'chest'] as const;

/** A mark printed on a thing: a number of something, and its position. */
export type Mark = {
  readonly at: (typeof corners)[number];
  readonly of: Ref;
  /** 1, or any number, if absent. */
  readonly n?: number;
};

/** The print of a thing, in short. Its name and its help are in the texts. */
export type Thing = {
  /** The key of its type in the texts, such as `type:enemy`. */
  readonly type?: Ref;
  /** Keys of further properties, such as `subtype:dragon`. */
  readonly tags?: readonly Ref[];
  readonly marks?: readonly Mark[];
  /** Its abilities, whose names and help are in the texts under these keys. */
  readonly abilities?: readonly Ref[];
  readonly tone?: Tone;
  readonly glyph?: Glyph;
};

/** All things of a game, by kind and by id; copies of a thing are one. */
export type Things = Readonly<Record<string, Readonly<Record<string, Thing>>>>;

/** The print of a thing, if the game has it. Copies share it. */
export function printIn(things: Things | undefined, ref: Ref): Thing | undefined {
  const id = idOf(ref);
  const ofKind = things?.[kindOf(ref)];
  return ofKind?.[id] ?? ofKind?.[idOf(nameKey(ref))];
}
