import type { Board, Ref, ShownCue } from '../../../shared/client/index.ts';
import { pathOn } from '../cues/path.ts';
import { placeOf } from '../cues/staging.ts';
import { useHere } from '../app/here.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { Glyph } from '../parts/glyph.tsx';
import { printedOn } from '../parts/printed.ts';
import { seatColour } from '../table/colours.ts';
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
  const { recalled } = useMatch();
  const sums = new Map<string, Of<'count'>>();
  for (const cue of recalled.value)
    if (cue.as === 'count') {
      const key = `${cue.who} ${cue.of}`;
      sums.set(key, { ...cue, n: (sums.get(key)?.n ?? 0) + cue.n });
    }
  const counts = [...sums.values()].filter(({ n }) => n !== 0);
  return [...new Set(counts.map(({ who }) => who))].map((who) => (
    <Tag key={who} board={board} who={who} counts={counts.filter((cue) => cue.who === who)} />
  ));
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

type TagProps = {
  readonly board: Board;
  readonly who: Ref;
  readonly counts: readonly Of<'count'>[];
};

function Tag({ board, who, counts }: TagProps) {
  const match = useMatch();
  const { words } = useHere();
  const place = placeOf(match.scene.value, who);
  const space = board.spaces.find(({ ref }) => ref === place);
  if (space === undefined) return null;
  return (
    <span
      class="trail-tag"
      aria-hidden="true"
      style={{
        '--at': (space.x + space.w / 2) / board.w,
        top: `max(6px, ${(space.y / board.h) * 100}%)`,
      }}
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
