import { useHere } from '../../../here/here.ts';
import { lettersFor } from '../../../match/letters.ts';
import { PawnShape } from '../../../parts/pawn.tsx';
import { seatColourAt } from '../../../match/colours.ts';
import type { BracketPod, PlacedPod } from '../../../tournament/bracket.ts';
import { useEvent, type Pod } from '../../../tournament/event.ts';

/** A table of a bracket; without a pod it is still to come. */
export type BracketNode = BracketPod & { readonly pod?: Pod };

/** A table of a bracket: its players, the place of each, and the way to its match. */
export function BracketTable({
  placed: { pod: drawn, top, rows },
}: {
  readonly placed: PlacedPod<BracketNode>;
}) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const myId = tournament.mine?.id;
  const { pod, players } = drawn;
  const style = { '--top': top, '--high': rows };
  if (pod === undefined)
    return (
      <li class="bracket-table" data-status="AHEAD" style={style}>
        {players.map((each, at) => (
          <span key={each} class="bracket-open">
            {words.say('bracket.open', { n: at + 1 })}
          </span>
        ))}
      </li>
    );
  const { seats, result, status, matchId, number, round, held } = pod;
  const letters = lettersFor(seats.map(({ account }) => account.name));
  const isMine = seats.some(({ player }) => player.id === myId);
  const title = words.say('pod.inRound', { round, pod: number });
  const inside = (
    <>
      <span class="sr">{title}: </span>
      {seats.map(({ player, account }, at) => {
        const place = result?.places.find((each) => each.player.id === player.id)?.place;
        const isOut =
          result !== null && ['ELIMINATED', 'DROPPED', 'DISQUALIFIED'].includes(player.status);
        return (
          <span key={player.id} class="bracket-player" data-lost={isOut && place !== 1}>
            <PawnShape colour={seatColourAt(at)} letters={letters[at] ?? ''} />
            <b>{account.name}</b>
            <span>
              {place === undefined ? (
                '–'
              ) : (
                <span class="sr">{words.say('pod.place', { n: place })}</span>
              )}
              {place !== undefined && <span aria-hidden="true">{place}</span>}
            </span>
          </span>
        );
      })}
      <small class={result === null ? undefined : 'sr'}>
        {words.say(held ? 'pod.HELD' : `pod.${status}`)}
      </small>
    </>
  );
  return (
    <li class="bracket-table" data-status={status} data-mine={isMine} style={style}>
      {matchId === null ? <div>{inside}</div> : <a href={`/matches/${matchId}`}>{inside}</a>}
    </li>
  );
}
