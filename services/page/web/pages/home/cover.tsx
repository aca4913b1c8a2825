import type { Board, Glyph as GlyphName, Tone } from '../../../../../shared/client/index.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { isMapBoard, MiniBoard, type MiniPiece } from '../../parts/mini-board.tsx';

type Props = {
  readonly boards: readonly Board[];
  /** The glyph of the game, by its name in the sheet. */
  readonly glyph?: string;
};

/** The picture of a game: its board in perspective on the table, or tiles if it has no map. */
export function Cover({ boards, glyph }: Props) {
  const map = boards.find(isMapBoard);
  return (
    <span class="cover" aria-hidden="true">
      {map === undefined ? (
        <span class="cover-tiles">
          {tiles.map((tone, at) => (
            <i key={at} data-tone={tone} />
          ))}
        </span>
      ) : (
        <span class="cover-board">
          <MiniBoard board={map} pieces={figures(map)} />
        </span>
      )}
      {glyph !== undefined && <Glyph name={glyph as GlyphName} />}
    </span>
  );
}

/** Three figures that stand about a board for the picture. */
function figures({ spaces }: Board): readonly MiniPiece[] {
  const at = [0.1, 0.42, 0.86];
  return at.flatMap((share, n) => {
    const place = spaces[Math.floor(spaces.length * share)]?.ref;
    return place === undefined ? [] : [{ place, at: [1, 3, 0][n] }];
  });
}

const tiles: readonly Tone[] = [
  ...(['yellow', 'green', 'red', 'yellow'] as const),
  ...(['red', 'purple', 'blue', 'yellow'] as const),
  ...(['blue', 'green', 'red', 'purple'] as const),
];
