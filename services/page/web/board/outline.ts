/** A rectangle, in units of a board. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

type Point = readonly [x: number, y: number];

/** A side of an outline, whose area lies to its right. */
export type OutlineEdge = {
  readonly from: Point;
  readonly to: Point;
  /** True if another area begins there. */
  readonly isShared: boolean;
};

/** The sides round all that these boxes cover, loop by loop: holes are loops of their own. */
export function sidesOf(
  inside: readonly Box[],
  others: readonly Box[],
): readonly (readonly OutlineEdge[])[] {
  const all = [...inside, ...others];
  const xs = cuts(all.flatMap(({ x, w }) => [x, x + w]));
  const ys = cuts(all.flatMap(({ y, h }) => [y, y + h]));
  const covered = (boxes: readonly Box[], column: number, row: number): boolean => {
    const [left, right, top, bottom] = [xs[column], xs[column + 1], ys[row], ys[row + 1]];
    if (left === undefined || right === undefined || top === undefined || bottom === undefined)
      return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return boxes.some((box) => box.x < x && x < box.x + box.w && box.y < y && y < box.y + box.h);
  };
  const cells = ys
    .slice(1)
    .flatMap((_, row) => xs.slice(1).map((__, column) => ({ column, row })))
    .filter(({ column, row }) => covered(inside, column, row));
  const sides = cells.flatMap(({ column, row }) => {
    const [left = 0, right = 0] = [xs[column], xs[column + 1]];
    const [top = 0, bottom = 0] = [ys[row], ys[row + 1]];
    const around: readonly (readonly [Point, Point, number, number])[] = [
      [[left, top], [right, top], column, row - 1],
      [[right, top], [right, bottom], column + 1, row],
      [[right, bottom], [left, bottom], column, row + 1],
      [[left, bottom], [left, top], column - 1, row],
    ];
    return around
      .filter(([, , beside, above]) => !covered(inside, beside, above))
      .map(([from, to, beside, above]): OutlineEdge => ({
        from,
        to,
        isShared: covered(others, beside, above),
      }));
  });
  return loopsOf(sides).map(joined);
}

/** The coordinates of all edges, in order; nearly equal ones are one. */
const cuts = (at: readonly number[]): readonly number[] =>
  [...at]
    .sort((one, other) => one - other)
    .filter((each, n, all) => n === 0 || each - (all[n - 1] ?? 0) > 0.01);

function loopsOf(sides: readonly OutlineEdge[]): readonly (readonly OutlineEdge[])[] {
  const left = new Set(sides);
  const loops: OutlineEdge[][] = [];
  for (const first of sides) {
    if (!left.delete(first)) continue;
    const loop = [first];
    for (let last = first; ;) {
      const next = onFrom(last, left);
      if (next === undefined) break;
      left.delete(next);
      loop.push(next);
      last = next;
    }
    loops.push(loop);
  }
  return loops;
}

/** The side that goes on from another; of two, the one that turns right, so that corners do not join. */
function onFrom(side: OutlineEdge, left: ReadonlySet<OutlineEdge>): OutlineEdge | undefined {
  const there = [...left].filter(({ from }) => isSame(from, side.to));
  return there.find((next) => turn(side, next) > 0) ?? there[0];
}

const isSame = (one: Point, other: Point): boolean =>
  Math.abs(one[0] - other[0]) < 0.01 && Math.abs(one[1] - other[1]) < 0.01;

const way = ({ from, to }: OutlineEdge): Point => [
  Math.sign(to[0] - from[0]),
  Math.sign(to[1] - from[1]),
];

/** More than 0 for a turn to the right, as `y` grows downwards; 0 straight on. */
function turn(one: OutlineEdge, other: OutlineEdge): number {
  const [a, b] = [way(one), way(other)];
  return a[0] * b[1] - a[1] * b[0];
}

/** A loop with sides that go straight on as one. */
function joined(loop: readonly OutlineEdge[]): readonly OutlineEdge[] {
  const corner = loop.findIndex((side, at) => !goesOn(loop.at(at - 1) ?? side, side));
  const ordered = [...loop.slice(corner), ...loop.slice(0, corner)];
  return ordered.reduce<readonly OutlineEdge[]>((sides, side) => {
    const last = sides.at(-1);
    if (last === undefined || !goesOn(last, side)) return [...sides, side];
    return [...sides.slice(0, -1), { ...last, to: side.to }];
  }, []);
}

const goesOn = (one: OutlineEdge, other: OutlineEdge): boolean =>
  turn(one, other) === 0 && one.isShared === other.isShared && isSame(one.to, other.from);

/** The depth that a side is cut back, and the radius of corners. */
export type CornerCut = { readonly shared: number; readonly free: number; readonly round: number };

/** An SVG path along a loop, each side cut back towards its inside; in hundredths of a unit. */
export function pathOf(loop: readonly OutlineEdge[], { shared, free, round }: CornerCut): string {
  const cutBack = (side: OutlineEdge, [x, y]: Point): Point => {
    const [dx, dy] = way(side);
    const by = side.isShared ? shared : free;
    return [x - dy * by, y + dx * by];
  };
  const corners = loop.flatMap((side, at): readonly Point[] => {
    const next = loop[(at + 1) % loop.length] ?? side;
    if (turn(side, next) === 0) return [cutBack(side, side.to), cutBack(next, next.from)];
    // of two sides at a right angle each has one coordinate to say
    const [one, other] = [cutBack(side, side.to), cutBack(next, next.from)];
    return [way(side)[0] === 0 ? [one[0], other[1]] : [other[0], one[1]]];
  });
  const parts = corners.map((corner, at) => {
    const before = corners.at(at - 1) ?? corner;
    const after = corners[(at + 1) % corners.length] ?? corner;
    const start = towards(corner, before, round);
    const end = towards(corner, after, round);
    return `${at === 0 ? 'M' : 'L'}${said(start)}Q${said(corner)} ${said(end)}`;
  });
  return `${parts.join('')}Z`;
}

/** A point so far from one towards another, at most half the way. */
function towards([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(far / length, 0.5);
  return [x + (toX - x) * share, y + (toY - y) * share];
}

const said = (point: Point): string => point.map((each) => Math.round(each * 100)).join(' ');
