import { idOf, type Ref, type Scene, type SeatInfo } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { mySeat } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { leftText } from '../match/countdown.ts';
import type { MatchModel } from '../match/model.ts';
import { nameOf } from '../match/names.ts';
import { useSteady } from '../match/steady.ts';
import { TimeLeft } from '../parts/time-left.tsx';
import { Thing } from '../parts/thing.tsx';
import { usePainted } from '../parts/use-painted.ts';
import { AboutSeat } from '../people/about-seat.tsx';
import { secondsOf } from '../words/spans.ts';
import type { Words } from '../words/words.ts';
import { seatColour } from './colours.ts';
import { GroupView } from './group.tsx';

type Panel = Scene['seats'][number];

/** A panel for each seat, mine first; drawn when the board has been. */
export function Players() {
  const match = useMatch();
  const { words } = useHere();
  const { scene } = match;
  const isDrawn = usePainted(scene.value !== undefined);
  const all = (isDrawn && scene.value?.seats) || [];
  const mine = `seat:${mySeat(match) ?? ''}`;
  const sorted = [
    ...all.filter(({ seat }) => seat === mine),
    ...all.filter(({ seat }) => seat !== mine),
  ];
  return (
    <section id="players" aria-labelledby="players-title">
      <h2 id="players-title" class="sr">
        {words.say('players.title')}
      </h2>
      {sorted.map((panel) => (
        <Player
          key={panel.seat}
          panel={panel}
          colour={seatColour(match.order.value, panel.seat)}
          isMine={match.details.value?.seat === idOf(panel.seat)}
        />
      ))}
    </section>
  );
}

type Props = { readonly panel: Panel; readonly colour: string; readonly isMine: boolean };

function Player({ panel, colour, isMine }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const { seat, pieces } = panel;
  const id = idOf(seat);
  const info = match.seats.value.find((each) => each.id === id);
  return (
    <article class="player" data-seat={id} style={{ '--seat': colour }}>
      <h3>
        <span class="dot" aria-hidden="true" />
        <button type="button" class="named" onClick={() => (match.looked.value = seat)}>
          {nameOf(match, seat)}
        </button>
        {isMine && <small> {words.say('players.you')}</small>}
      </h3>
      <AboutSeat info={info} />
      <Standing seat={seat} info={info} />
      {pieces.map(({ thing, place }) => (
        <p key={`${thing} ${place}`} class="figure">
          <Thing thing={thing} /> <Thing thing={place} />
        </p>
      ))}
      <GroupView group={panel} seat={id} />
    </article>
  );
}

type StandingProps = {
  readonly seat: Ref;
  readonly info: SeatInfo | undefined;
};

/** How it stands with a player: turn, whom we wait for, presence, clock, place. */
function Standing({ seat, info }: StandingProps) {
  const match = useMatch();
  const { words } = useHere();
  const { clock, place, isTurn, isAsked } = useSteady(() => standingOf(match, seat), [match, seat]);
  const said = [
    place !== undefined && words.say('players.place', { place }),
    info?.resigned && words.say('players.resigned'),
    info && info.presence !== 'ACTIVE' && words.say(`presence.${info.presence}`),
    info?.bot != null &&
      words.say('players.bot', { level: words.sayIfKnown(`bot.${info.bot}`) ?? info.bot }),
    isTurn && words.say('players.turn'),
    isAsked && words.say('players.asked'),
    clock?.running &&
      clock.deadline !== null &&
      words.say('players.deadline', { at: words.time(new Date(clock.deadline)) }),
    clock?.bank != null && clock.cause !== 'BANK' && bankText(clock.bank, words),
  ].filter((each) => typeof each === 'string');
  if (said.length === 0) return null;
  return (
    <p class="standing">
      {said.join(' · ')}
      {clock?.running && clock.deadline !== null && (
        <>
          {' · '}
          <TimeLeft until={clock.deadline} />
        </>
      )}
    </p>
  );
}

/** Time of a seat's own, as it was last set; while it runs down, the deadline says how much is left. */
function bankText(bank: string, words: Words): string {
  const left = leftText((secondsOf(bank) ?? 0) * 1_000, words);
  return words.say('players.bank', { left });
}

/** What the table says of a seat beside its panel. */
function standingOf({ scene, table }: MatchModel, seat: Ref) {
  const { clocks = [], result, waitingOn = [] } = table.value ?? {};
  const id = idOf(seat);
  return {
    clock: clocks.find((each) => each.seat === id),
    place: result?.ranking.find((each) => each.seat === id)?.place,
    isTurn: scene.value?.turn === seat,
    isAsked: waitingOn.includes(id),
  };
}
