import { useMatch } from '../../../match/context.ts';
import { isMapBoard, MiniBoard } from '../../../parts/mini-board.tsx';
import { MiniLaid } from '../../../parts/mini-laid.tsx';
import { printedOn } from '../../../parts/printed.ts';
import { piecesOn } from './pieces.ts';

type Props = { readonly ranking: readonly { readonly seat: string }[] };

/** The table at the end as a small picture: its board, or the winner's layout if there is no map. */
export function MiniTable({ ranking }: Props) {
  const match = useMatch();
  const scene = match.scene.value;
  const board = scene?.boards.find(isMapBoard);
  if (board) return <MiniBoard board={board} pieces={piecesOn(match)} hasGlyphs />;
  const winner = scene?.seats.find(({ seat }) => seat === `seat:${ranking[0]?.seat ?? ''}`);
  const laid = winner?.lattices[0]?.laid ?? [];
  if (laid.length === 0) return null;
  return (
    <MiniLaid
      laid={laid.map((tile) => ({ ...tile, tone: printedOn(match, tile.thing)?.tone ?? 'grey' }))}
    />
  );
}
