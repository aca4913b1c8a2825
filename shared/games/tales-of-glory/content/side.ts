/** The sides of a tile, in the order of collecting rewards (TG-RUL-07). */
export const sides = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof sides)[number];

/** A cell of a story: `x` grows to the east, `y` to the south; the Hero lies on 0, 0. */
export type Cell = { readonly x: number; readonly y: number };

const steps: Readonly<Record<Side, Cell>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};
const facing: Readonly<Record<Side, Side>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** The cell beyond this side. */
export const beyond = ({ x, y }: Cell, side: Side): Cell => ({
  x: x + steps[side].x,
  y: y + steps[side].y,
});

/** The side of the neighbour that this side touches. */
export const opposite = (side: Side): Side => facing[side];

/** A set of sides as four bits, n lowest. */
export type Sides = number;
export const bit: Readonly<Record<Side, Sides>> = { n: 1, e: 2, s: 4, w: 8 };

/** One number for one cell, for look-ups. */
export const cellKey = (x: number, y: number): number => x * 4096 + y;
