import type { Ref } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { Pawn } from '../parts/pawn.tsx';
import { Called } from './called.tsx';

type Props = { readonly seat: Ref; readonly isMine?: boolean };

/** Name of a seat: its figure, the figure's name, and its player; tapped, the whole of its sheet. */
export function SeatName({ seat, isMine = false }: Props) {
  const match = useMatch();
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
        <Called seat={seat} isMine={isMine} />
      </button>
    </h3>
  );
}
