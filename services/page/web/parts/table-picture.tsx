import type { Board } from '../../../../shared/client/index.ts';
import { isMapBoard, MiniBoard } from './mini-board.tsx';
import { MiniLaid } from './mini-laid.tsx';

type Snapshot = {
  readonly pieces: readonly { readonly place: string; readonly seat: string | null }[];
  readonly lattices: readonly {
    readonly seat: string | null;
    readonly laid: readonly {
      readonly thing: string;
      readonly x: number;
      readonly y: number;
      readonly tone: string | null;
    }[];
  }[];
};

/** A table as lists have it: its seats around, the reader's, and the things on it. */
export type Pictured = {
  readonly snapshot: Snapshot;
  readonly seats: readonly { readonly id: string }[];
  readonly seat: string | null;
};

type Props = { readonly boards: readonly Board[]; readonly match?: Pictured | undefined };

/** The board of a table with its figures; without a map, the layout of the reader or the busiest player. */
export function TablePicture({ boards, match }: Props) {
  const map = boards.find(isMapBoard);
  const board = map ?? boards[0];
  const filled = (match?.snapshot.lattices ?? []).filter(({ laid }) => laid.length > 0);
  const lattice =
    filled.find(({ seat }) => seat !== null && seat === match?.seat) ??
    filled.toSorted((one, other) => other.laid.length - one.laid.length)[0];
  if (map === undefined && lattice !== undefined)
    return <MiniLaid laid={lattice.laid.map((tile) => ({ ...tile, tone: tile.tone ?? 'grey' }))} />;
  if (board === undefined) return null;
  const pieces = (match?.snapshot.pieces ?? []).map(({ place, seat }) => {
    const at = match?.seats.findIndex(({ id }) => id === seat) ?? -1;
    return { place, at: at < 0 ? undefined : at };
  });
  return <MiniBoard board={board} pieces={pieces} />;
}
