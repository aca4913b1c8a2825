import type { Glyph } from './glyphs/index.ts';
import type { Tone } from './looks.ts';
import { idOf, kindOf, nameKey, type Ref } from './ref.ts';

/** Where a mark stands on a thing: what it costs, gives, is worth; a side of it; a chest on it. */
export const corners = ['cost', 'gain', 'value', 'n', 'e', 's', 'w', 'chest'] as const;

/** Something printed on a thing: so many of what, and where it stands. */
export type Mark = {
  readonly at: (typeof corners)[number];
  readonly of: Ref;
  /** One, or no matter how many, unless said. */
  readonly n?: number;
};

/** What is printed on a thing, in short. Its name and its help stand in the texts. */
export type Thing = {
  /** The key of its type in the texts, such as `type:enemy`. */
  readonly type?: Ref;
  /** Keys of what else is said of it, such as `subtype:dragon`. */
  readonly tags?: readonly Ref[];
  readonly marks?: readonly Mark[];
  /** Its abilities, whose names and help stand in the texts under them. */
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
