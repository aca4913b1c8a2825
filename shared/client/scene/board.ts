import type { Glyph, Tone } from './looks.ts';
import type { Ref } from './ref.ts';

/** A place of a board, in units of the board's own: `x` grows to the right, `y` downwards. */
export type Space = {
  readonly ref: Ref;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly tone?: Tone;
  readonly glyph?: Glyph;
  /** What it is a part of, such as a region. */
  readonly group?: Ref;
  /** The places it leads to. */
  readonly links: readonly Ref[];
};

/** A board of a game: places that things lie on. */
export type Board = {
  readonly ref: Ref;
  readonly w: number;
  readonly h: number;
  /** With how many seats it is played on; with any number unless said. */
  readonly seats?: { readonly min: number; readonly max: number };
  readonly spaces: readonly Space[];
};
