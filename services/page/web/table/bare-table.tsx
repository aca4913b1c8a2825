import { idOf, type Scene } from '../../../../shared/client/index.ts';
import { mySeat } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { Pawn } from '../parts/pawn.tsx';
import { Counters } from './counters.tsx';

/** From the middle of the table to the players, in percent of its width and height. */
const ACROSS = 37;

/** The table of a game without a board: its counters in the middle, and the players around it. */
export function BareTable({ scene: { seats, table } }: { readonly scene: Scene }) {
  const match = useMatch();
  const mine = mySeat(match);
  const first = Math.max(
    0,
    seats.findIndex(({ seat }) => idOf(seat) === mine),
  );
  return (
    <div class="board-frame" style={{ '--w': 1, '--h': 1 }}>
      <div class="bare-table">
        <div aria-hidden="true">
          {seats.map(({ seat }, at) => {
            // the player's own seat is at the bottom
            const angle = ((at - first) / seats.length + 0.25) * 2 * Math.PI;
            return (
              <span
                key={seat}
                class={`piece${idOf(seat) === mine ? ' mine' : ''}`}
                data-ref={seat}
                data-seat={seat}
                data-piece={seat}
                style={{
                  left: `${String(50 + ACROSS * Math.cos(angle))}%`,
                  top: `${String(50 + ACROSS * Math.sin(angle))}%`,
                }}
              >
                <Pawn seat={seat} />
                <b>{nameOf(match, seat)}</b>
              </span>
            );
          })}
        </div>
        <Counters counters={table.counters.filter(({ role }) => role !== 'aside')} />
      </div>
    </div>
  );
}
