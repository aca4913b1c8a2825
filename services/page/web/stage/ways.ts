import type { Board, Ref, Space } from '../../../../shared/client/index.ts';

/** The shortest way along the links of a board, both ends included; `undefined` if each is longer. */
export function wayTo(
  { spaces }: Pick<Board, 'spaces'>,
  from: Ref,
  to: Ref,
  most: number,
): readonly Space[] | undefined {
  const byRef = new Map(spaces.map((space) => [space.ref, space]));
  const start = byRef.get(from);
  if (start === undefined || !byRef.has(to)) return undefined;
  const seen = new Set([from]);
  let ways: readonly (readonly Space[])[] = [[start]];
  for (let step = 0; step <= most && ways.length > 0; step += 1) {
    const there = ways.find((way) => way.at(-1)?.ref === to);
    if (there) return there;
    ways = ways.flatMap((way) =>
      (way.at(-1)?.links ?? []).flatMap((link) => {
        const space = byRef.get(link);
        if (space === undefined || seen.has(link)) return [];
        seen.add(link);
        return [[...way, space]];
      }),
    );
  }
  return undefined;
}

const gap = (at: number, size: number, otherAt: number, otherSize: number): number =>
  Math.max(otherAt - (at + size), at - (otherAt + otherSize));

/** The distance between two spaces: 0 if they touch, be it at a corner. */
export const apart = (one: Space, other: Space): number =>
  Math.max(0, gap(one.x, one.w, other.x, other.w), gap(one.y, one.h, other.y, other.h));

/** True if two spaces touch along a side. */
export const isBeside = (one: Space, other: Space): boolean => {
  const [across, down] = [gap(one.x, one.w, other.x, other.w), gap(one.y, one.h, other.y, other.h)];
  return Math.max(across, down) <= 0.01 && Math.min(across, down) < -0.01;
};

export type Pair = { readonly from: Space; readonly to: Space };

/** Each two spaces of which one leads to the other, once. */
export function pairsOf({ spaces }: Pick<Board, 'spaces'>): readonly Pair[] {
  const byRef = new Map(spaces.map((space) => [space.ref, space]));
  const pairs = new Map<string, Pair>();
  for (const from of spaces)
    for (const link of from.links) {
      const to = byRef.get(link);
      if (to === undefined || to === from) continue;
      const key = [from.ref, link].sort().join(' ');
      if (!pairs.has(key)) pairs.set(key, { from, to });
    }
  return [...pairs.values()];
}

/** The middle of a space. */
export const middle = ({ x, y, w, h }: Space): { readonly x: number; readonly y: number } => ({
  x: x + w / 2,
  y: y + h / 2,
});
