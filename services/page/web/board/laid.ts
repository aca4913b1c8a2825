import { idOf, type Lattice, type Ref, type Thing } from '../../../../shared/client/index.ts';
import { beside, facing, marksAt, sides, type TileSide } from './prints.ts';

export type Cell = { readonly x: number; readonly y: number };

/** The place of a free cell, from `cell:x,y`. */
export function cellAt(cell: Ref): Cell {
  const [x = 0, y = 0] = idOf(cell).split(',').map(Number);
  return { x, y };
}

/** The rows and columns that cells take. */
export function extentOf(
  cells: readonly Cell[],
): Cell & { readonly w: number; readonly h: number } {
  const [x, y] = [
    Math.min(...cells.map((cell) => cell.x)),
    Math.min(...cells.map((cell) => cell.y)),
  ];
  const [right, bottom] = [
    Math.max(...cells.map((cell) => cell.x)),
    Math.max(...cells.map((cell) => cell.y)),
  ];
  return { x, y, w: right - x + 1, h: bottom - y + 1 };
}

/** Sides that meet the same connector of the tile beside, by thing. */
export function joinedIn(
  { laid }: Pick<Lattice, 'laid'>,
  printedOn: (thing: Ref) => Thing | undefined,
): ReadonlyMap<Ref, readonly TileSide[]> {
  const at = new Map(laid.map(({ thing, x, y }) => [`${x},${y}`, thing]));
  const connector = (thing: Ref, side: TileSide): Ref | undefined =>
    marksAt(printedOn(thing), side)[0]?.of;
  return new Map(
    laid.map(({ thing, x, y }) => [
      thing,
      sides.filter((side) => {
        const [dx, dy] = beside[side];
        const other = at.get(`${x + dx},${y + dy}`);
        const own = connector(thing, side);
        return other !== undefined && own !== undefined && own === connector(other, facing[side]);
      }),
    ]),
  );
}
