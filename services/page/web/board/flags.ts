import type { Ref, Space } from '../../../../shared/client/index.ts';
import { ems } from './breadth.ts';

/** A name without its direction, which is seen on the board: 'Fields (north)'. */
export const shortName = (name: string): string => name.replace(/ \([^()]+\)$/u, '');

/**
 * The width of a board on a small phone and of the letters of a flag, in pixels: they decide which flags
 * touch.
 */
const BOARD = 260;
const EM = 11.5;
const ENDS = 16;
/** The height of a level, and the least part of it that is below the upper edge of a board. */
const LEVEL = 16;
const SLACK = 4;

type Flag = { readonly from: number; readonly to: number; readonly y: number };

/** The height of the flag of each place: the lowest level at which it touches no other flag of its row. */
export function levelsOf(
  spaces: readonly Pick<Space, 'ref' | 'x' | 'y' | 'w' | 'h'>[],
  across: number,
  nameOf: (ref: Ref) => string,
): Readonly<Record<Ref, number>> {
  const unit = BOARD / across;
  const flags: (Flag & { readonly level: number })[] = [];
  const levels: Record<Ref, number> = {};
  for (const { ref, x, y, w, h } of spaces.toSorted((one, other) => one.x - other.x)) {
    const broad = ems(nameOf(ref)) * EM + ENDS;
    const at = (x + w / 2) / across;
    // at the edge of the board a flag goes inwards
    const left = at < 0.25 ? x * unit : at > 0.75 ? (x + w) * unit - broad : at * BOARD - broad / 2;
    const flag = { from: left, to: left + broad, y: hangs({ y }) ? y + h : y };
    const taken = flags.filter((other) => touches(flag, other)).map(({ level }) => level);
    const free = [...Array(taken.length + 1).keys()].find((each) => !taken.includes(each)) ?? 0;
    const level = Math.min(free, hangs({ y }) ? free : highest(y * unit));
    flags.push({ ...flag, level });
    levels[ref] = level;
  }
  return levels;
}

/** The highest level at which a flag is still on its board, above a place this far from the upper edge. */
const highest = (above: number): number => Math.floor((above + SLACK) / LEVEL);

/** True if a place is at the upper edge of its board: above it there is no room, so its flag hangs below. */
export const hangs = ({ y }: Pick<Space, 'y'>): boolean => y < 0.5;

const touches = (one: Flag, other: Flag): boolean =>
  Math.abs(one.y - other.y) < 0.5 && one.from < other.to && other.from < one.to;
