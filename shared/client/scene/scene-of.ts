import type { Board } from './board.ts';
import { drawnAs, goalOf, groupOf, placesOf, roundsOf } from './gather.ts';
import type { FindingCache } from './finding-cache.ts';
import type { Part } from './part.ts';
import type { Ref } from './ref.ts';
import type { Scene, Sight } from './scene.ts';
import { walk } from './walk.ts';

/**
 * The scene of a view, by the notes in its schema: all parts with a note in their places, and the rest
 * unchanged. Nothing of the view is lost except parts that a note hides. Pure; a view that does not
 * fit its schema is left for the plain tree.
 */
export const sceneOf = (sight: Sight): Scene => createScenes()(sight);

/**
 * Draws the views of a match one after another, as `sceneOf` would: lists and records shared with the
 * last view, as `patched` leaves them, are not walked again, and their scenes are the same by
 * reference. A view that was drawn must not be changed in place.
 */
export function createScenes(): (sight: Sight) => Scene {
  const known: FindingCache = new WeakMap();
  const panels = new Map<Ref, (parts: readonly Part[]) => Scene['seats'][number]>();
  const panelOf = (seat: Ref, parts: readonly Part[]) => {
    const panel = panels.get(seat) ?? unlessSame((its) => ({ seat, ...groupOf(its) }));
    panels.set(seat, panel);
    return panel(parts);
  };
  const table = unlessSame(groupOf);
  const places = unlessSame(placesOf);
  return ({ view, schema, boards = [] }) => {
    const { parts, left } = walk({ value: view, schema, where: { path: [] }, known });
    const bySeat = apart(parts);
    const order = seatsIn(parts, bySeat);
    return {
      turn: drawnAs(parts, 'turn')[0]?.seat,
      round: drawnAs(parts, 'round')[0]?.n,
      rounds: roundsOf(parts, view),
      phase: drawnAs(parts, 'phase')[0]?.phase,
      goal: goalOf(parts, view),
      seats: order.map((seat) => panelOf(seat, bySeat.get(seat) ?? [])),
      table: table(bySeat.get(undefined) ?? []),
      boards: boards.filter((board) => isFor(board, order.length)),
      places: places(parts.filter(isOnPlace)),
      ...(left !== undefined && { left }),
    };
  };
}

/** Memoizes the result for the last parts. */
function unlessSame<T>(make: (parts: readonly Part[]) => T): (parts: readonly Part[]) => T {
  let last: { readonly parts: readonly Part[]; readonly made: T } | undefined;
  return (parts) => {
    const isSame =
      last?.parts.length === parts.length && parts.every((part, at) => part === last?.parts[at]);
    if (last === undefined || !isSame) last = { parts, made: make(parts) };
    return last.made;
  };
}

/** Parts by seat; those of the table under `undefined`. */
function apart(parts: readonly Part[]): ReadonlyMap<Ref | undefined, readonly Part[]> {
  const bySeat = new Map<Ref | undefined, Part[]>();
  for (const part of parts) {
    const there = bySeat.get(part.where.seat);
    if (there) there.push(part);
    else bySeat.set(part.where.seat, [part]);
  }
  return bySeat;
}

const isOnPlace = ({ as, where }: Part): boolean =>
  as === 'on' || as === 'piece' || (as === 'counter' && where.place !== undefined);

/** The seats in the order given by the view, or else of their first parts. */
function seatsIn(
  parts: readonly Part[],
  bySeat: ReadonlyMap<Ref | undefined, unknown>,
): readonly Ref[] {
  const told = drawnAs(parts, 'seats').flatMap(({ order }) => order);
  const met = [...bySeat.keys()].filter((seat) => seat !== undefined);
  return [...new Set([...told, ...met])];
}

const isFor = ({ seats }: Board, count: number): boolean =>
  seats === undefined || (seats.min <= count && count <= seats.max);
