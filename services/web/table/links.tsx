import type { Board, Space } from '../../../shared/client/index.ts';

/** Lines between places that lead to each other and do not touch. */
export function Links({ board: { spaces, w, h } }: { readonly board: Board }) {
  const byRef = new Map(spaces.map((space) => [space.ref, space]));
  const lines = spaces.flatMap((from) =>
    from.links
      .map((link) => byRef.get(link))
      .filter((to) => to !== undefined)
      .filter((to) => !isBeside(from, to))
      .map((to) => ({ from, to })),
  );
  if (lines.length === 0) return null;
  return (
    <svg class="links" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      {lines.map(({ from, to }) => (
        <line
          key={`${from.ref} ${to.ref}`}
          x1={from.x + from.w / 2}
          y1={from.y + from.h / 2}
          x2={to.x + to.w / 2}
          y2={to.y + to.h / 2}
        />
      ))}
    </svg>
  );
}

const isBeside = (one: Space, other: Space): boolean =>
  gap(one.x, one.w, other.x, other.w) <= 0.01 && gap(one.y, one.h, other.y, other.h) <= 0.01;

const gap = (at: number, size: number, otherAt: number, otherSize: number): number =>
  Math.max(otherAt - (at + size), at - (otherAt + otherSize));
