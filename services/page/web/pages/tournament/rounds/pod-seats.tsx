import type { TablePartsFragment } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { lettersFor } from '../../../match/letters.ts';
import { Icon } from '../../../parts/icon.tsx';
import { PawnShape } from '../../../parts/pawn.tsx';
import { seatColourAt } from '../../../match/colours.ts';
import { calledOf, useEvent, type Pod } from '../../../tournament/event.ts';
import { leadersAt } from '../../../tournament/leaders.ts';
import type { Row } from '../standings/row.ts';

type Props = {
  readonly pod: Pod;
  readonly match: TablePartsFragment | undefined;
  readonly rows: readonly Row[];
};

/** The players around a table, with marks for the leader or winner and for the player to move, and their points. */
export function PodSeats({ pod, match, rows }: Props) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const { seats, result, round } = pod;
  const letters = lettersFor(seats.map(({ account }) => account.name));
  const leaders = leadersAt(pod, match);
  return (
    <ul class="pod-seats" data-seats={seats.length}>
      {seats.map(({ seat, player, account }, at) => {
        const row = rows.find((each) => each.player.id === player.id);
        const gained = row?.results.find((each) => each.round === round)?.points;
        const place = result?.places.find((each) => each.player.id === player.id)?.place;
        const isMine = player.id === tournament.mine?.id;
        const toMove = result === null && (match?.waitingOn.includes(seat) ?? false);
        const notes = [
          place === undefined ? undefined : words.say('why.place', { n: place }),
          place !== undefined && gained !== undefined
            ? words.say('pod.gained', { n: words.number(gained) })
            : row && words.say('pod.points', { n: words.number(row.points) }),
          isMine && place === undefined ? words.say('pod.mine') : undefined,
        ].filter((each) => each !== undefined);
        return (
          <li key={player.id} data-number={player.number ?? ''}>
            {leaders.includes(seat) && (
              <span class="pod-crown">
                <Icon name="crown" />
                <span class="sr">{words.say(result ? 'pod.first' : 'pod.leads')} </span>
              </span>
            )}
            <PawnShape colour={seatColourAt(at)} letters={letters[at] ?? ''} />
            {toMove && (
              <span class="pod-turn">
                <Icon name="hourglass" />
                <span class="sr">{words.say('pod.toMove')} </span>
              </span>
            )}
            <b title={calledOf(player)}>{account.name}</b>
            <small>{notes.join(' · ')}</small>
            {account.id !== player.account.id && (
              <small>{words.say('pod.substituteFor', { name: player.account.name })}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
