import type { Thing } from '../../../../shared/client/index.ts';

type Mark = NonNullable<Thing['marks']>[number];

export const sides = ['n', 'e', 's', 'w'] as const;
export type TileSide = (typeof sides)[number];

/** The side that meets it, of the tile beside. */
export const facing: Readonly<Record<TileSide, TileSide>> = { n: 's', e: 'w', s: 'n', w: 'e' };
/** The place of the tile beside. */
export const beside: Readonly<Record<TileSide, readonly [x: number, y: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

export const marksAt = (printed: Thing | undefined, at: Mark['at']): readonly Mark[] =>
  printed?.marks?.filter((mark) => mark.at === at) ?? [];

/** True if a thing is a tile, which is laid by its sides. */
export const isTile = (printed: Thing | undefined): boolean =>
  sides.some((side) => marksAt(printed, side).length > 0);
