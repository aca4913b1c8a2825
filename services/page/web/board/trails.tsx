import type { Board, ShownCue } from '../../../../shared/client/index.ts';
import { pathOn } from '../stage/path.ts';
import { placeOf } from '../stage/staging.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { Glyph } from '../parts/glyph.tsx';
import { printedOn } from '../parts/printed.ts';
import { seatColour } from '../match/colours.ts';
import { pointOf } from './targets.ts';

type Of<As extends ShownCue['as']> = Extract<ShownCue, { as: As }>;

/** The ways of figures while the viewer was away, in the colours of their seats. */
export function Trails({ board }: { readonly board: Board }) {
  const moves = useMatch().recalled.value.filter((cue) => cue.as === 'move');
  if (moves.length === 0) return null;
  return (
    <svg
      class="trails"
      viewBox={`0 0 ${board.w * 100} ${board.h * 100}`}
      aria-hidden="true"
      focusable="false"
    >
      {moves.map((cue, at) => (
        <Trail key={at} board={board} cue={cue} />
      ))}
    </svg>
  );
}

/** Gains and losses of each figure while the viewer was away, in all. */
export function Tags({ board }: { readonly board: Board }) {
  const { recalled, scene } = useMatch();
  const sums = new Map<string, Of<'count'>>();
  for (const cue of recalled.value)
    if (cue.as === 'count') {
      const key = `${cue.who} ${cue.of}`;
      sums.set(key, { ...cue, n: (sums.get(key)?.n ?? 0) + cue.n });
    }
  const counts = [...sums.values()].filter(({ n }) => n !== 0);
  const taken: Box[] = [];
  return [...new Set(counts.map(({ who }) => who))].map((who) => {
    const place = placeOf(scene.value, who);
    const space = board.spaces.find(({ ref }) => ref === place);
    if (space === undefined) return null;
    const own = counts.filter((cue) => cue.who === who);
    const box = free(taken, {
      x: Math.min(Math.max(EDGE, (space.x + space.w / 2) / board.w), 1 - EDGE),
      y: space.y / board.h,
      width: EDGES + own.length * COUNT,
    });
    taken.push(box);
    return <Tag key={who} box={box} counts={own} />;
  });
}

/** The middle of a tag and its width, in parts of the board of a phone, which has the largest tags. */
type Box = { readonly x: number; readonly y: number; readonly width: number };

/** The least distance of a middle from the board's sides, as the styles have it. */
const EDGE = 0.13;
const EDGES = 0.06;
const COUNT = 0.1;
const ROW = 0.07;

/** The first row from a box down in which it covers no other. */
function free(taken: readonly Box[], box: Box): Box {
  const isCovering = taken.some(
    ({ x, y, width }) => Math.abs(x - box.x) < (width + box.width) / 2 && Math.abs(y - box.y) < ROW,
  );
  return isCovering ? free(taken, { ...box, y: box.y + ROW }) : box;
}

function Trail({
  board,
  cue: { who, from, to },
}: {
  readonly board: Board;
  readonly cue: Of<'move'>;
}) {
  const { order } = useMatch();
  const way = from === undefined ? [] : pathOn(board, from, to);
  const spaces = way.flatMap((ref) => board.spaces.find((space) => space.ref === ref) ?? []);
  if (spaces.length < 2) return null;
  const d = `M${spaces.map(pointOf).join('L')}`;
  return (
    <g style={{ '--seat': seatColour(order.value, who) }}>
      <path class="trail-edge" d={d} />
      <path d={d} />
    </g>
  );
}

type TagProps = { readonly box: Box; readonly counts: readonly Of<'count'>[] };

function Tag({ box, counts }: TagProps) {
  const match = useMatch();
  const { words } = useHere();
  return (
    <span
      class="trail-tag"
      aria-hidden="true"
      style={{ '--at': box.x, top: `max(6px, ${box.y * 100}%)` }}
    >
      {counts.map(({ of, n }) => {
        const glyph = printedOn(match, of)?.glyph;
        return (
          <span key={of} class={n > 0 ? 'more' : 'less'}>
            {n > 0 ? '+' : '−'}
            {words.number(Math.abs(n))} {glyph ? <Glyph name={glyph} /> : nameOf(match, of)}
          </span>
        );
      })}
    </span>
  );
}
