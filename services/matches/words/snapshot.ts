import {
  printIn,
  snapshotOf,
  type Game,
  type NotedSchema,
  type Seat,
  type Snapshot,
  type Tone,
} from '../../../shared/engine/index.ts';
import { sheetOf } from './sheet.ts';

type Seated = { readonly seat: Seat | null };
type Piece = Snapshot['pieces'][number];
type Tile = Snapshot['lattices'][number]['laid'][number] & { readonly tone: Tone | null };

/** The parts of a view that a miniature of the table shows, with seats by their IDs. */
export type MatchSnapshot = {
  readonly pieces: (Pick<Piece, 'thing' | 'place'> & Seated)[];
  readonly lattices: (Seated & { readonly laid: Tile[] })[];
  readonly round: number | null;
  readonly scores: { readonly seat: Seat; readonly n: number }[];
};

/** The snapshot of a view of a game, by the notes in its schema. */
export function snapshotIn(game: Game, view: unknown): MatchSnapshot {
  // a JSON Schema by zod, whose notes `notesOf` has typed
  const { viewSchema, things } = sheetOf(game);
  const schema = viewSchema as NotedSchema;
  const { pieces, lattices, round = null, scores } = snapshotOf({ view, schema });
  return {
    pieces: pieces.map(({ thing, place, seat }) => ({ thing, place, seat: idIn(seat) })),
    lattices: lattices.map(({ seat, laid }) => ({
      seat: idIn(seat),
      laid: laid.map((tile) => ({ ...tile, tone: printIn(things, tile.thing)?.tone ?? null })),
    })),
    round,
    scores: scores.map(({ seat, n }) => ({ seat: idIn(seat) ?? seat, n })),
  };
}

/** The id of a seat that a view refers to, such as `seat:seat1`. */
const idIn = (seat: string | undefined): Seat | null => seat?.slice('seat:'.length) ?? null;
