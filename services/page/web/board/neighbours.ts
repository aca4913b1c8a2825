import type { Space } from '../../../../shared/client/index.ts';

type At = Pick<Space, 'x' | 'y' | 'w' | 'h'>;

/** The place that an arrow key leads to: the nearest in that direction, straight ahead before aside. */
export function towards<S extends At>(spaces: readonly S[], from: S, key: string): S | undefined {
  const ahead = directions[key];
  if (ahead === undefined) return undefined;
  const far = (space: S): number => {
    const { along, aside } = ahead(middle(from), middle(space));
    return along > 0.01 ? along + 3 * Math.abs(aside) : Infinity;
  };
  const [nearest] = spaces
    .filter((space) => far(space) < Infinity)
    .sort((one, other) => far(one) - far(other));
  return nearest;
}

type Point = { readonly x: number; readonly y: number };
type Way = { readonly along: number; readonly aside: number };

const middle = ({ x, y, w, h }: At): Point => ({ x: x + w / 2, y: y + h / 2 });

const directions: Readonly<Record<string, (from: Point, to: Point) => Way>> = {
  ArrowRight: (from, to) => ({ along: to.x - from.x, aside: to.y - from.y }),
  ArrowLeft: (from, to) => ({ along: from.x - to.x, aside: to.y - from.y }),
  ArrowDown: (from, to) => ({ along: to.y - from.y, aside: to.x - from.x }),
  ArrowUp: (from, to) => ({ along: from.y - to.y, aside: to.x - from.x }),
};
