import { useMemo } from 'preact/hooks';
import type { Board, Glyph as GlyphName, Space, Tone } from '../../../../shared/client/index.ts';
import { seatColourAt } from '../match/colours.ts';
import { glyphHref } from './glyph.tsx';

/**
 * A figure on a miniature: the place it stands on, and the colour of its seat from 0; black without a seat.
 */
export type MiniPiece = { readonly place: string; readonly at: number | undefined };

type Props = {
  readonly board: Board;
  readonly pieces?: readonly MiniPiece[];
  /** True if its places bear their glyphs, if there is room for them. */
  readonly hasGlyphs?: boolean;
};

/** The side of a place of one unit, and how much of it the water takes at the edge of a land. */
const UNIT = 10;
const SHORE = 0.8;

/**
 * A board as a small picture, drawn from its places: lands in their tones over water, and the figures on
 * them.
 */
export function MiniBoard({ board, pieces = [], hasGlyphs = false }: Props) {
  const { spaces, w, h } = board;
  const { isMap, lands, between } = useMemo(() => shapesOf(board), [board]);
  return (
    <svg
      class={isMap ? 'mini mini-map' : 'mini'}
      viewBox={`0 0 ${w * UNIT} ${h * UNIT}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="mini-ground" width={w * UNIT} height={h * UNIT} />
      {lands.map(({ tone, path }) => (
        <path key={tone} data-tone={tone} class="mini-land" d={path} />
      ))}
      {isMap && <path class="mini-lines" d={between} />}
      {hasGlyphs &&
        spaces.map(
          ({ ref, glyph, ...at }) =>
            glyph && <SpaceGlyph key={ref} glyph={glyph} {...middle(at)} size={UNIT * 0.5} />,
        )}
      {pieces.map((piece, n) => (
        <Piece key={n} piece={piece} spaces={spaces} others={pieces} />
      ))}
    </svg>
  );
}

/** The shapes of a board that don’t depend on the pieces on it. */
function shapesOf(board: Board) {
  const isMap = isMapBoard(board);
  const tones = [...new Set(board.spaces.map(({ tone = 'grey' }) => tone))];
  const lands = tones.map((tone) => ({ tone, path: land(board, tone, isMap) }));
  return { isMap, lands, between: isMap ? lines(board) : '' };
}

/** True if ways lead over a board; else it only holds things to take. */
export const isMapBoard = ({ spaces }: Board): boolean =>
  spaces.some(({ links }) => links.length > 0);

type SpaceGlyphProps = {
  readonly glyph: GlyphName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

const SpaceGlyph = ({ glyph, x, y, size }: SpaceGlyphProps) => (
  <use
    class="mini-glyph"
    href={glyphHref(glyph)}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
  />
);

type Box = Pick<Space, 'x' | 'y' | 'w' | 'h'>;

const middle = ({ x, y, w, h }: Box) => ({ x: (x + w / 2) * UNIT, y: (y + h / 2) * UNIT });

type PieceProps = {
  readonly piece: MiniPiece;
  readonly spaces: readonly Space[];
  readonly others: readonly MiniPiece[];
};

/** A figure; several on one place stand beside each other. */
function Piece({ piece, spaces, others }: PieceProps) {
  const space = spaces.find(({ ref }) => ref === piece.place);
  if (space === undefined) return null;
  const here = others.filter(({ place }) => place === piece.place);
  const { x, y } = middle(space);
  const aside = (here.indexOf(piece) - (here.length - 1) / 2) * UNIT * 0.45;
  const fill = piece.at === undefined ? '#111' : seatColourAt(piece.at);
  return <circle class="mini-piece" cx={x + aside} cy={y} r={UNIT * 0.36} style={{ fill }} />;
}

/** The shape of all places of one tone; a land ends short of one of another group. */
function land({ spaces, w, h }: Board, tone: Tone, isMap: boolean): string {
  const own = spaces.filter((space) => (space.tone ?? 'grey') === tone);
  return own
    .map((space) => {
      const shore = (side: Box): number => {
        if (!isMap) return SHORE;
        const beside = spaces.find((other) => touches(other, side));
        if (beside !== undefined) return beside.group === space.group ? 0 : SHORE;
        const isEdge = side.x < 0 || side.y < 0 || side.x >= w || side.y >= h;
        return isEdge ? SHORE / 2 : SHORE;
      };
      const [left, right, top, bottom] = sidesOf(space).map(shore) as [
        number,
        number,
        number,
        number,
      ];
      const x = space.x * UNIT + left;
      const y = space.y * UNIT + top;
      const width = space.w * UNIT - left - right;
      const height = space.h * UNIT - top - bottom;
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    })
    .join('');
}

/** Points just beyond the four sides of a place: left, right, above and below. */
const sidesOf = ({ x, y, w, h }: Box): readonly Box[] => {
  const point = { w: 0, h: 0 };
  const [cx, cy] = [x + w / 2, y + h / 2];
  return [
    { ...point, x: x - 0.5, y: cy },
    { ...point, x: x + w + 0.5, y: cy },
    { ...point, x: cx, y: y - 0.5 },
    { ...point, x: cx, y: y + h + 0.5 },
  ];
};

const touches = (space: Box, { x, y }: Box): boolean =>
  space.x <= x && x < space.x + space.w && space.y <= y && y < space.y + space.h;

/** The lines between places of one land. */
const lines = ({ spaces }: Board): string =>
  spaces
    .flatMap((space) => {
      const [, right, , below] = sidesOf(space);
      const same = (side: Box | undefined): boolean =>
        side !== undefined &&
        spaces.some((other) => touches(other, side) && other.group === space.group);
      const x = (space.x + space.w) * UNIT;
      const y = (space.y + space.h) * UNIT;
      return [
        ...(same(right) ? [`M${x} ${space.y * UNIT}v${space.h * UNIT}`] : []),
        ...(same(below) ? [`M${space.x * UNIT} ${y}h${space.w * UNIT}`] : []),
      ];
    })
    .join('');
