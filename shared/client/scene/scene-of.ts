import type { Board } from './board.ts';
import { drawnAs, groupOf, placesOf } from './gather.ts';
import type { Part } from './part.ts';
import type { Ref } from './ref.ts';
import type { Scene, Sight } from './scene.ts';
import { walk } from './walk.ts';

/**
 * What to draw of a view, by the notes in its schema: all that has a note, each in its place, and what
 * has none as it stands. Nothing of the view is lost but what a note hides. Pure; a view that does not
 * fit its schema is left for the plain tree.
 */
export function sceneOf({ view, schema, boards = [] }: Sight): Scene {
  const { parts, left } = walk({ value: view, schema, where: { path: [] } });
  const order = seatsIn(parts);
  return {
    turn: drawnAs(parts, 'turn')[0]?.seat,
    round: drawnAs(parts, 'round')[0]?.n,
    phase: drawnAs(parts, 'phase')[0]?.phase,
    seats: order.map((seat) => ({
      seat,
      ...groupOf(parts.filter(({ where }) => where.seat === seat)),
    })),
    table: groupOf(parts.filter(({ where }) => where.seat === undefined)),
    boards: boards.filter((board) => isFor(board, order.length)),
    places: placesOf(parts),
    ...(left !== undefined && { left }),
  };
}

/** The seats in the order that the view tells, or else that they are met in. */
function seatsIn(parts: readonly Part[]): readonly Ref[] {
  const told = drawnAs(parts, 'seats').flatMap(({ order }) => order);
  const met = parts.flatMap(({ where }) => where.seat ?? []);
  return [...new Set([...told, ...met])];
}

const isFor = ({ seats }: Board, count: number): boolean =>
  seats === undefined || (seats.min <= count && count <= seats.max);
