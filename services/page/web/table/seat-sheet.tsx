import { idOf, type Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { Thing } from '../parts/thing.tsx';
import { AboutSeat } from '../people/about-seat.tsx';
import { Abilities } from '../parts/abilities.tsx';
import { seatColour } from '../match/colours.ts';
import { GroupView } from './group.tsx';
import { SeatName } from './seat-name.tsx';
import { Standing } from './standing.tsx';

/** Everything of a seat: its figure's abilities first, then its status, its main counters, its things. */
export function SeatSheet({ seat }: { readonly seat: Ref }) {
  const match = useMatch();
  const panel = match.scene.value?.seats.find((each) => each.seat === seat);
  if (panel === undefined) return null;
  const id = idOf(seat);
  const info = match.seats.value.find((each) => each.id === id);
  return (
    <div class="seat-sheet" style={{ '--seat': seatColour(match.order.value, seat) }}>
      {panel.pieces.map(({ thing, place }) => (
        <section key={`${thing} ${place}`}>
          <p class="figure">
            <Thing thing={thing} /> <Thing thing={place} />
          </p>
          <Abilities of={thing} />
        </section>
      ))}
      <Standing seat={seat} info={info} />
      <AboutSeat info={info} />
      <GroupView group={panel} seat={id} />
    </div>
  );
}

type Props = { readonly seats: readonly Ref[]; readonly id?: string };

/** The sheets of some seats below each other. */
export function Sheets({ seats, id }: Props) {
  const match = useMatch();
  const { words } = useHere();
  return (
    <section id={id} class="sheets" aria-label={words.say('players.title')}>
      {seats.map((seat) => (
        <article
          key={seat}
          class="player sheet"
          data-seat={idOf(seat)}
          aria-label={nameOf(match, seat)}
        >
          <SeatName seat={seat} isMine={match.details.value?.seat === idOf(seat)} />
          <SeatSheet seat={seat} />
        </article>
      ))}
    </section>
  );
}
