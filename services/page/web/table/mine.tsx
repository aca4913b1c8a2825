import { idOf } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { ofHeight } from '../parts/heights.ts';
import { CardButton } from '../parts/card-face.tsx';
import { Abilities } from '../parts/abilities.tsx';
import { seatColour } from '../match/colours.ts';
import { breadthOfHand, Hand, heldIn } from './hand.tsx';
import type { Panel } from './panel.ts';
import { makeRoom } from './room.ts';
import { SeatName } from './seat-name.tsx';
import { Standing } from './standing.tsx';
import { breadthOf, headlineOf, Stats } from './stats.tsx';

/** In pixels: the room of counters and hand in a strip of 348, beside the figure and a name. */
const ROOM = 248;

const givesMine = ofHeight((height, mine) => {
  const rivals = mine.parentElement?.querySelector<HTMLElement>('.rivals');
  rivals?.style.setProperty('--mine', `${String(height)}px`);
  const match = mine.closest('.match');
  if (match) makeRoom(match);
});

/**
 * My own strip: figure, main counters, hand; on a desktop with abilities and cards. A tap shows everything.
 */
export function Mine({ panel }: { readonly panel: Panel }) {
  const match = useMatch();
  const { seat, pieces, areas } = panel;
  const id = idOf(seat);
  const info = match.seats.value.find((each) => each.id === id);
  const counters = headlineOf(panel);
  const isFull = breadthOf(counters) + breadthOfHand(areas) > ROOM;
  const cards = heldIn(areas).flatMap(({ things }) => things);
  return (
    <article
      ref={givesMine}
      class="player mine"
      data-seat={id}
      data-full={isFull}
      style={{ '--seat': seatColour(match.order.value, seat) }}
    >
      <SeatName seat={seat} isMine={match.details.value?.seat === id} />
      <Standing seat={seat} info={info} />
      <Stats counters={counters} />
      <Hand areas={areas} />
      <div class="desk-only">
        {pieces.map(({ thing }) => (
          <Abilities key={thing} of={thing} />
        ))}
        {cards.length > 0 && (
          <ul class="cards">
            {cards.map((thing, at) => (
              <li key={`${thing} ${String(at)}`}>
                <CardButton thing={thing} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
