import type { Glyph } from './glyphs/index.ts';
import type { Ground, Tone } from './looks.ts';
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
  /** The group of places it belongs to, such as a region. */
  readonly group?: Ref;
  /** Its role in the match, if it has a special one. */
  readonly role?: SpaceRole;
  /** The places that it links to. */
  readonly links: readonly Ref[];
};

/** The roles of a place: the goal of the match, the start of figures, the hub of many ways. */
export const spaceRoles = ['goal', 'start', 'hub'] as const;
export type SpaceRole = (typeof spaceRoles)[number];

/** A group of places that a client may draw as one land. */
export type SpaceGroup = {
  readonly ref: Ref;
  readonly tone?: Tone;
  /** The ground its places lie on; `land` by default. */
  readonly ground?: Ground;
  /** The tone of its border to another group. */
  readonly edge?: Tone;
};

/** The directions in which figures may go: `any` along every link, the others round a ring. */
export const directions = ['both', 'clockwise', 'anticlockwise', 'any'] as const;
export type Direction = (typeof directions)[number];

/** A board of a game: places that things lie on. */
export type Board = {
  readonly ref: Ref;
  readonly w: number;
  readonly h: number;
  /** The numbers of seats that play on it; any number if absent. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** The direction in which figures move on it; absent if none do. */
  readonly direction?: Direction;
  /** The groups of its places, the outermost first. */
  readonly groups?: readonly SpaceGroup[];
  readonly spaces: readonly Space[];
};
