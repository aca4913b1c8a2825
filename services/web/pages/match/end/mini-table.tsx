import { nameKey } from '../../../../../shared/client/index.ts';
import { useMatch } from '../../../match/context.ts';
import { isMapBoard, MiniBoard } from '../../../parts/mini-board.tsx';
import { printedOn } from '../../../parts/printed.ts';
import { piecesOn } from './pieces.ts';

type Props = { readonly ranking: readonly { readonly seat: string }[] };

/** The table at the end as a small picture: its board, or what the winner has laid where there is none to stand on. */
export function MiniTable({ ranking }: Props) {
  const match = useMatch();
  const scene = match.scene.value;
  const board = scene?.boards.find(isMapBoard);
  if (board) return <MiniBoard board={board} pieces={piecesOn(match)} hasGlyphs />;
  const winner = scene?.seats.find(({ seat }) => seat === `seat:${ranking[0]?.seat ?? ''}`);
  const laid = winner?.lattices[0]?.laid ?? [];
  const xs = laid.map(({ x }) => x);
  const ys = laid.map(({ y }) => y);
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  const side = Math.max(2, Math.max(0, ...xs) - left, Math.max(0, ...ys) - top) + 1;
  return (
    <svg
      class="mini mini-laid"
      viewBox={`${left - 0.5} ${top - 0.5} ${side + 1} ${side + 1}`}
      aria-hidden="true"
      focusable="false"
    >
      {laid.map(({ thing, x, y }) => (
        <rect
          key={nameKey(thing)}
          data-tone={printedOn(match, thing)?.tone ?? 'grey'}
          class="mini-land"
          {...{ x: x + 0.03, y: y + 0.03, width: 0.94, height: 0.94, rx: 0.12 }}
        />
      ))}
    </svg>
  );
}
