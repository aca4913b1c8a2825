import { idOf, type Ref, type SeatInfo } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { leftText } from '../match/countdown.ts';
import type { MatchModel } from '../match/model.ts';
import { useSteady } from '../reading/steady.ts';
import { TimeLeft } from '../parts/time-left.tsx';
import { secondsOf } from '../words/spans.ts';
import type { Words } from '../words/words.ts';

type Props = { readonly seat: Ref; readonly info: SeatInfo | undefined };

/** Status of a player: turn, whether we wait for them, presence, clock, place. */
export function Standing({ seat, info }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const { clock, place, isTurn, isAsked } = useStanding(seat);
  const said = [
    place !== undefined && words.say('players.place', { place }),
    info?.resigned && words.say('players.resigned'),
    info && info.presence !== 'ACTIVE' && words.say(`presence.${info.presence}`),
    isTurn && words.say('players.turn'),
    isAsked && words.say('players.asked'),
    clock?.bank != null && clock.cause !== 'BANK' && bankText(clock.bank, words),
  ].filter((each) => typeof each === 'string');
  const level =
    info?.bot != null &&
    words.say('players.bot', { level: words.sayIfKnown(`bot.${info.bot}`) ?? info.bot });
  // my own time is in the bar
  const isCounted = clock?.running === true && match.details.value?.seat !== idOf(seat);
  return (
    <p class="standing">
      {level && (
        <span class="level">
          {level}
          {said.length > 0 && ' · '}
        </span>
      )}
      {said.join(' · ')}
      {isCounted && clock.deadline !== null && (
        <>
          {said.length > 0 && ' · '}
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

/** Facts of a seat that the table has beside its panel. */
export function useStanding(seat: Ref) {
  const match = useMatch();
  return useSteady(() => standingOf(match, seat), [match, seat]);
}

function standingOf({ scene, table }: MatchModel, seat: Ref) {
  const { clocks = [], result, waitingOn = [] } = table.value ?? {};
  const id = idOf(seat);
  return {
    clock: clocks.find((each) => each.seat === id),
    place: result?.ranking.find((each) => each.seat === id)?.place,
    // no turn comes any more once the match is over
    isTurn: result == null && scene.value?.turn === seat,
    isAsked: waitingOn.includes(id),
  };
}
