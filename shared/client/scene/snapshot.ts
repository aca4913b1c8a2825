import type { Laid } from './part.ts';
import type { Ref } from './ref.ts';
import { sceneOf } from './scene-of.ts';
import type { Sight } from './scene.ts';

/** The part of a view that a miniature of its table shows. */
export type Snapshot = {
  /** Figures, with the place and the seat of each, such as `seat:seat1`. */
  readonly pieces: readonly {
    readonly thing: Ref;
    readonly place: Ref;
    readonly seat?: Ref | undefined;
  }[];
  /** Tiles laid edge to edge, each lattice with its seat. */
  readonly lattices: readonly {
    readonly seat?: Ref | undefined;
    readonly laid: readonly Pick<Laid, 'thing' | 'x' | 'y'>[];
  }[];
  /** The current round, if the view counts them. */
  readonly round?: number | undefined;
  /** The score of each seat, if the view counts one. */
  readonly scores: readonly { readonly seat: Ref; readonly n: number }[];
};

/** Takes a snapshot of a view: the figures, tiles, round and scores of its scene. */
export function snapshotOf(sight: Sight): Snapshot {
  const { places, seats, table, round } = sceneOf(sight);
  return {
    pieces: places.flatMap(({ place, pieces }) => pieces.map((piece) => ({ ...piece, place }))),
    lattices: [...seats, { ...table, seat: undefined }].flatMap(({ seat, lattices }) =>
      lattices.map(({ laid }) => ({
        seat,
        laid: laid.map(({ thing, x, y }) => ({ thing, x, y })),
      })),
    ),
    round,
    scores: seats.flatMap(({ seat, counters }) =>
      counters.flatMap(({ role, n }) => (role === 'score' ? [{ seat, n }] : [])),
    ),
  };
}
