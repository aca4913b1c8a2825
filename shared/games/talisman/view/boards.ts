import {
  refOf,
  remembered,
  type Board,
  type Space,
  type SpaceRole,
} from '../../../engine/index.ts';
import { neighbours } from '../board/neighbours.ts';
import type { SpaceFacts } from '../content/board.ts';
import type { PrintedEdition } from '../edition/print.ts';

/** The board of an edition: all spaces equally large, in their printed rows and columns. */
export const boardsOf = remembered((edition: PrintedEdition): readonly Board[] => {
  const { spaces } = edition.content;
  const [rows, columns] = [0, 1].map((axis) =>
    Math.max(...spaces.map(({ grid }) => grid[axis] ?? 0)),
  );
  return [
    {
      ref: refOf('board', 'main'),
      w: (columns ?? 0) + 1,
      h: (rows ?? 0) + 1,
      direction: 'both',
      groups: edition.content.regions.map(({ id }) => ({
        ref: refOf('region', id),
        ...edition.looks.regions[id],
      })),
      spaces: spaces.map((space) => placed(edition, space)),
    },
  ];
});

function placed(edition: PrintedEdition, space: SpaceFacts): Space {
  const { id, region, terrain, grid } = space;
  const [y, x] = grid;
  const { [region]: look } = edition.looks.regions;
  const role = roleOf(edition, id);
  const { [terrain]: glyph } = edition.looks.terrains;
  return {
    ref: refOf('space', id),
    x,
    y,
    w: 1,
    h: 1,
    ...(look && { tone: look.tone }),
    ...(glyph && { glyph }),
    group: refOf('region', region),
    ...(role && { role }),
    links: [...new Set(waysFrom(edition, space))].map((to) => refOf('space', to)),
  };
}

/** The role of a space: the goal of the match, or a start of a character. */
function roleOf({ goal, content }: PrintedEdition, space: string): SpaceRole | undefined {
  if (space === goal) return 'goal';
  return content.characters.some(({ start }) => start === space) ? 'start' : undefined;
}

/** Links of a space: round its ring, on and back along the paths, over its crossing. */
const waysFrom = (edition: PrintedEdition, { id, next = [], back = [], crossing }: SpaceFacts) => [
  ...neighbours({ edition }, id),
  ...next,
  ...back,
  ...(crossing ? [crossing.to] : []),
];
