import type { Ref } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { useMatch } from '../match/context.ts';
import { figureOf } from '../match/letters.ts';
import { nameOf } from '../match/names.ts';
import { Pawn } from '../parts/pawn.tsx';

type Props = { readonly seat: Ref; readonly isMine?: boolean };

/** Who sits there: the figure, what it is called, and who holds the seat; tapped, the whole of its sheet. */
export function SeatName({ seat, isMine = false }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const name = nameOf(match, seat);
  const figure = figureOf(match, seat);
  return (
    <h3>
      <Pawn seat={seat} />
      <button
        type="button"
        class="named"
        onClick={() => {
          match.looked.value = seat;
        }}
      >
        <b>{figure}</b>
        {figure !== name && <small> {name}</small>}
        {isMine && <small> {words.say('players.you')}</small>}
      </button>
    </h3>
  );
}
