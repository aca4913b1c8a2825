import { useCallback, useRef } from 'preact/hooks';
import type { Board, Occupied, Ref, Space } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { useStand } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { initials, nameOf } from '../match/names.ts';
import { useSteady } from '../match/steady.ts';
import type { Words } from '../words/words.ts';
import { Glyph } from '../parts/glyph.tsx';
import { Marks } from '../parts/marks.tsx';
import { printedOn } from '../parts/printed.ts';
import { seatColour } from './colours.ts';
import { Links } from './links.tsx';
import { towards } from './neighbours.ts';
import { useScale } from './use-scale.ts';

/**
 * A board, drawn from its data: places where they lie, what is on each. One place can be tabbed to, and
 * the arrow keys go on from there as the places lie. Where there is no room for names it has two scales:
 * whole without names, and near around what is asked, or else my figure.
 */
export function BoardView({ board }: { readonly board: Board }) {
  const match = useMatch();
  const { words } = useHere();
  const grid = useRef<HTMLDivElement>(null);
  const { frame, isNarrow, isNear, toggle } = useScale(match, board);
  const { spaces, w, h } = board;
  // the same at each step: a place whose properties stay the same is not drawn again
  const goTo = useCallback((space: Space | undefined): void => {
    if (space === undefined) return;
    grid.current?.querySelector<HTMLElement>(`[data-ref="${CSS.escape(space.ref)}"]`)?.focus();
  }, []);
  return (
    <div class="board-holder">
      {isNarrow && (
        <button type="button" class="scale" aria-pressed={isNear} onClick={toggle}>
          {words.say('board.near')}
        </button>
      )}
      <div ref={frame} class="board-frame">
        <div
          ref={grid}
          class="board"
          role="group"
          data-scale={isNarrow ? (isNear ? 'near' : 'whole') : 'full'}
          aria-label={nameOf(match, board.ref)}
          style={{ '--w': w, '--h': h, aspectRatio: `${w} / ${h}` }}
        >
          <Links board={board} />
          {spaces.map((space, at) => (
            <SpaceView key={space.ref} space={space} board={board} isFirst={at === 0} goTo={goTo} />
          ))}
        </div>
      </div>
    </div>
  );
}

type SpaceProps = {
  readonly space: Space;
  readonly board: Board;
  readonly isFirst: boolean;
  goTo(space: Space | undefined): void;
};

function SpaceView({ space, board, isFirst, goTo }: SpaceProps) {
  const match = useMatch();
  const { words } = useHere();
  const { ref, x, y, w, h, tone = 'grey', glyph } = space;
  const name = nameOf(match, ref);
  const { mayChoose, classes } = useStand(ref);
  const occupied = useSteady(
    () => match.scene.value?.places.find(({ place }) => place === ref),
    [match, ref],
  );
  const on = occupied ? onIt(match, occupied, words) : [];
  const said = [
    ...(on.length > 0 ? [words.list(on)] : []),
    ...(mayChoose ? [words.say('match.mayChoose')] : []),
  ];
  return (
    <button
      type="button"
      class={`space${classes}`}
      data-ref={ref}
      data-tone={tone}
      tabIndex={isFirst || mayChoose ? 0 : -1}
      style={{
        left: `${(x / board.w) * 100}%`,
        top: `${(y / board.h) * 100}%`,
        width: `${(w / board.w) * 100}%`,
        height: `${(h / board.h) * 100}%`,
      }}
      onClick={() => {
        match.looked.value = ref;
      }}
      onKeyDown={(event) => {
        if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
        goTo(towards(board.spaces, space, event.key));
      }}
    >
      <span class="space-inner">
        {glyph && <Glyph name={glyph} />}
        <span class="space-name">{name}</span>
        <span class="sr">. {said.join('. ')}</span>
        {occupied && <Occupants occupied={occupied} />}
      </span>
    </button>
  );
}

/** Things on a place, in words. */
const onIt = (
  match: MatchModel,
  { lying, pieces, counters }: Occupied,
  words: Words,
): readonly string[] => [
  ...pieces.map(({ thing, seat }) => {
    const name = nameOf(match, thing);
    if (seat === undefined) return name;
    const isMine = seat === `seat:${match.details.value?.seat ?? ''}`;
    return `${name} (${isMine ? words.say('board.mine') : nameOf(match, seat)})`;
  }),
  ...lying.map((thing) => nameOf(match, thing)),
  ...counters.map(({ of, n }) => `${n} ${of === undefined ? '' : nameOf(match, of)}`.trim()),
];

/** Marks of what is on a place; its words are in the name of the place. */
function Occupants({ occupied: { lying, pieces, counters } }: { readonly occupied: Occupied }) {
  const match = useMatch();
  const seats = match.order.value;
  return (
    <span class="occupants" aria-hidden="true">
      {pieces.map(({ thing, seat }) =>
        seat === undefined ? (
          <Lying key={thing} thing={thing} />
        ) : (
          <span
            key={`${thing} ${seat}`}
            class="piece"
            style={{ background: seatColour(seats, seat) }}
          >
            {initials(nameOf(match, thing))}
          </span>
        ),
      )}
      {lying.map((thing, at) => (
        <Lying key={at} thing={thing} />
      ))}
      {counters.map(({ n, label, of }) => (
        <span key={of ?? label} class="lying">
          {n}
        </span>
      ))}
    </span>
  );
}

/** A thing on a place: its mark, and where the place is wide its name and what is printed on it. */
function Lying({ thing }: { readonly thing: Ref }) {
  const match = useMatch();
  const printed = printedOn(match, thing);
  const name = nameOf(match, thing);
  const { classes } = useStand(thing);
  return (
    <span class={`lying${classes}`} data-tone={printed?.tone ?? 'grey'}>
      {printed?.glyph ? <Glyph name={printed.glyph} /> : initials(name)}
      <span class="wide">
        {name}
        <Marks thing={thing} />
      </span>
    </span>
  );
}
