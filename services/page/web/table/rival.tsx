import { idOf } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { seatColour } from '../match/colours.ts';
import { Hand } from './hand.tsx';
import { Latest } from './latest.tsx';
import { SeatName } from './seat-name.tsx';
import { Standing, useStanding } from './standing.tsx';
import { headlineOf, Stats } from './stats.tsx';
import { Thumbnail } from './thumbnail.tsx';
import type { Panel } from './panel.ts';

/** Another player in one line: figure, name, main counters, hand. A tap shows everything. */
export function Rival({ panel }: { readonly panel: Panel }) {
  const match = useMatch();
  const { words } = useHere();
  const { seat } = panel;
  const id = idOf(seat);
  const info = match.seats.value.find((each) => each.id === id);
  const { isTurn, isAsked } = useStanding(seat);
  return (
    <article
      class="player rival"
      data-seat={id}
      data-turn={isTurn || isAsked}
      style={{ '--seat': seatColour(match.order.value, seat) }}
    >
      <SeatName seat={seat} />
      <Standing seat={seat} info={info} />
      <Stats counters={headlineOf(panel)} />
      <Hand areas={panel.areas} most={1} />
      <Latest seat={seat} />
      <Thumbnail seat={seat} />
      {(isTurn || isAsked) && <span class="waits" title={words.say('players.turn')} />}
    </article>
  );
}
