import type { PlacedTile, Story } from '../state.ts';
import { connectorsOf, linksOf, mapOf } from './map.ts';
import { beyond, bit, opposite, sides } from '../content/side.ts';

/** The faults of a story, in words for an engineer; empty for a story that play can lead to. */
export function faultsOf(story: Story): readonly string[] {
  const cells = new Set(story.map(({ x, y }) => `${String(x)},${String(y)}`));
  if (cells.size !== story.length) return ['two tiles lie on one cell'];
  return [...story.flatMap((placed) => clashes(story, placed)), ...loose(story)];
}

/** Sides that touch although only one has a connector (TG-PLC-06). */
const clashes = (story: Story, placed: PlacedTile): readonly string[] =>
  sides.flatMap((side) => {
    const { x, y } = beyond(placed, side);
    const neighbour = mapOf(story).at(x, y);
    if (neighbour === undefined) return [];
    const mine = (connectorsOf(placed.tile) & bit[side]) !== 0;
    const theirs = (connectorsOf(neighbour.tile) & bit[opposite(side)]) !== 0;
    return mine && !theirs
      ? [`${placed.tile} touches ${neighbour.tile} with a connector only on its side ${side}`]
      : [];
  });

/** Tiles without a chain of connections to the first tile (TG-PLC-04). */
function loose(story: Story): readonly string[] {
  const reached = new Set(story.slice(0, 1));
  for (const placed of reached) for (const { to } of linksOf(story, placed)) reached.add(to);
  return story.flatMap((placed) =>
    reached.has(placed) ? [] : [`${placed.tile} is not connected with the Hero`],
  );
}
