import type { Board, Ref, Space, Tone } from '../../../../shared/client/index.ts';
import { pathOf, sidesOf, type OutlineEdge } from './outline.ts';
import { apart, isBeside, middle, pairsOf, type Pair } from '../stage/ways.ts';

/** The spaces of a group, as one land. */
export type Land = {
  /** The group; none of spaces that are of no group. */
  readonly group: Ref | undefined;
  readonly tone: Tone;
  /** The tone of its border, if it is of another. */
  readonly edge?: Tone | undefined;
  /** SVG, in hundredths of a unit. */
  readonly path: string;
  /** The place of the group’s name: in the ditch above it, if another land is there. */
  readonly label?: { readonly x: number; readonly y: number; readonly w: number } | undefined;
};

/** Units cut off at the border to another land, and at the edge. */
const cut = { shared: 0.058, free: 0.03, round: 0.12 };

/** Spaces of one group that touch form one land; those of no group form one, too. */
export function landsOf({ spaces, groups = [] }: Board): readonly Land[] {
  const keys = [...new Set(spaces.map(({ group }) => group))];
  return keys.map((group) => {
    const known = groups.find(({ ref }) => ref === group);
    const inside = spaces.filter((space) => space.group === group);
    const others = spaces.filter((space) => space.group !== group);
    const loops = sidesOf(inside, others);
    return {
      group,
      tone: known?.tone ?? toneOf(inside),
      edge: known?.edge,
      path: loops.map((loop) => pathOf(loop, cut)).join(''),
      label: labelAt(loops.flat()),
    };
  });
}

/** The tone that most of these spaces have. */
function toneOf(spaces: readonly Space[]): Tone {
  const counts = new Map<Tone, number>();
  for (const { tone } of spaces) if (tone) counts.set(tone, (counts.get(tone) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 'brown';
}

/** On the topmost side that has another land above. */
function labelAt(sides: readonly OutlineEdge[]): Land['label'] {
  const [top] = sides
    .filter(({ from, to, isShared }) => isShared && to[0] > from[0])
    .sort((one, other) => one.from[1] - other.from[1]);
  return top && { x: top.from[0], y: top.from[1], w: top.to[0] - top.from[0] };
}

/** A crossing from land to land, or from island to island. */
export type Bridge = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** In degrees: how it lies. */
  readonly turn: number;
};

/** More than that apart, a bridge is no plank but a road. */
const NEAR = 0.6;

/** Links that cross a ditch, and links between spaces that do not touch. */
export function crossingsOf(board: Board): {
  readonly bridges: readonly Bridge[];
  readonly roads: readonly Pair[];
} {
  const pairs = pairsOf(board);
  const isNear = ({ from, to }: Pair): boolean => apart(from, to) <= NEAR;
  const isWithin = ({ from, to }: Pair): boolean =>
    from.group === to.group && apart(from, to) <= 0.01;
  return {
    bridges: pairs
      .filter((pair) => pair.from.group !== pair.to.group && isNear(pair))
      .map(bridgeOf),
    roads: pairs.filter(
      (pair) => !isWithin(pair) && !(pair.from.group !== pair.to.group && isNear(pair)),
    ),
  };
}

function bridgeOf({ from, to }: Pair): Bridge {
  const between = (at: 'x' | 'y', size: 'w' | 'h'): number => {
    const [start, end] = [
      Math.max(from[at], to[at]),
      Math.min(from[at] + from[size], to[at] + to[size]),
    ];
    return (start + end) / 2;
  };
  const [one, other] = [middle(from), middle(to)];
  const turn = isBeside(from, to)
    ? Math.abs(one.x - other.x) > Math.abs(one.y - other.y)
      ? 90
      : 0
    : (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI - 90;
  return { key: `${from.ref} ${to.ref}`, x: between('x', 'w'), y: between('y', 'h'), turn };
}
