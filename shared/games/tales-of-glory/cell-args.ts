import type { Cell } from './content/side.ts';

/** The arguments of a text with the position of a cell, relative to the Hero. */
export const cellArgs = ({ x, y }: Cell) => ({
  columns: Math.abs(x),
  across: x === 0 ? 'none' : x < 0 ? 'left' : 'right',
  corner: x !== 0 && y !== 0 ? 'yes' : 'no',
  rows: Math.abs(y),
  along: y === 0 ? 'none' : y < 0 ? 'up' : 'down',
});
