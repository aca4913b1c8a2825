import type { Edition } from '../edition/edition.ts';
import { ringOf, stepped } from '../board/ring.ts';
import { remembered } from './look.ts';

/** A way a move may go: it ends somewhere, or comes to a crossing with so many steps left. */
export type Way = { readonly to: string } | { readonly from: string; readonly steps: number };

/** The spaces that lie on rings. */
export const ringsOf = remembered((edition: Edition): readonly string[] =>
  edition.content.spaces.map(({ id }) => id).filter((id) => ringOf(edition, id).length > 0),
);

/** The ways a move of so many steps may go from a space, whoever moves. */
export const waysOf = (edition: Edition, from: string, steps: number): readonly Way[] =>
  ways(edition)(from, steps);

const ways = remembered((edition: Edition) => {
  const known = new Map<string, readonly Way[]>();
  return (from: string, steps: number): readonly Way[] => {
    const key = `${from} ${steps}`;
    const found = known.get(key) ?? allWays(edition, from, steps);
    known.set(key, found);
    return found;
  };
});

function allWays(edition: Edition, from: string, steps: number): readonly Way[] {
  const ring = ringOf(edition, from);
  if (ring.length === 0) return [];
  const ends = [steps, -steps].map((by) => ({ to: stepped(ring, from, by) }));
  const passed = Array.from({ length: steps }, (_, i) => i).flatMap((i) =>
    [i, -i].map((by) => ({ from: stepped(ring, from, by), steps: steps - i })),
  );
  return [...ends, ...passed.filter((way) => edition.book.space(way.from).crossing !== undefined)];
}
