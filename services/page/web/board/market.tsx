import type { Board, Ref, Space } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useStand } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { useSteady } from '../reading/steady.ts';
import { SmallCard } from '../parts/card-face.tsx';
import { Pawn } from '../parts/pawn.tsx';
import { printedOn } from '../parts/printed.ts';
import { towards } from './neighbours.ts';
import { isTile } from './prints.ts';
import { Tile } from './tile.tsx';

/**
 * Places that no figure walks, with the things on each: a row to take from, beside the laid-out
 * board.
 */
export function Market({ board, isLarge }: { readonly board: Board; readonly isLarge: boolean }) {
  const match = useMatch();
  const n = board.spaces.length;
  const columns = isLarge ? Math.ceil(board.w) : n;
  const rows = (across: number): number => Math.ceil(n / across);
  return (
    <div
      class="market"
      role="group"
      aria-label={nameOf(match, board.ref)}
      data-board={board.ref}
      data-large={isLarge}
      style={{ '--columns': columns, '--rows': rows(columns), '--rows-of-4': rows(4) }}
    >
      {board.spaces.map((space, at) => (
        <Slot key={space.ref} space={space} board={board} n={at + 1} />
      ))}
    </div>
  );
}

type Props = { readonly space: Space; readonly board: Board; readonly n: number };

function Slot({ space, board, n }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const { ref, tone = 'grey' } = space;
  const { mayChoose, classes } = useStand(ref);
  const things = useSteady(() => {
    const there = match.scene.value?.places.find(({ place }) => place === ref);
    return [...(there?.pieces.map(({ thing }) => thing) ?? []), ...(there?.lying ?? [])];
  }, [match, ref]);
  const takers = useSteady(() => takersOf(match, ref), [match, ref]);
  const said = [
    ...(things.length > 0 ? [words.list(things.map((thing) => nameOf(match, thing)))] : []),
    ...takers.map((seat) => nameOf(match, seat)),
    ...(mayChoose ? [words.say('match.mayChoose')] : []),
  ];
  return (
    <button
      type="button"
      class={`slot${classes}`}
      data-ref={ref}
      data-tone={tone}
      tabIndex={n === 1 || mayChoose ? 0 : -1}
      onClick={() => {
        match.looked.value = things.length === 1 && !mayChoose ? things[0] : ref;
      }}
      onKeyDown={(event) => {
        if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
        const to = towards(board.spaces, space, event.key);
        const around = event.currentTarget.parentElement;
        if (to) around?.querySelector<HTMLElement>(`[data-ref="${CSS.escape(to.ref)}"]`)?.focus();
      }}
    >
      <span class="sr">
        {nameOf(match, ref)}. {said.join('. ')}
      </span>
      <span class="slot-number" aria-hidden="true">
        {n}
      </span>
      <span class="slot-inner" aria-hidden="true">
        {things.map((thing) =>
          isTile(printedOn(match, thing)) ? (
            <Tile key={thing} thing={thing} />
          ) : (
            <SmallCard key={thing} thing={thing} />
          ),
        )}
        {takers.length > 0 && (
          <span class="takers">
            {takers.map((seat) => (
              <Pawn key={seat} seat={seat} />
            ))}
          </span>
        )}
      </span>
    </button>
  );
}

/** The seats that have chosen this place: it is among the things before them. */
const takersOf = (match: ReturnType<typeof useMatch>, place: Ref): readonly Ref[] =>
  (match.scene.value?.seats ?? [])
    .filter(({ areas }) => areas.some(({ things }) => things.includes(place)))
    .map(({ seat }) => seat);
