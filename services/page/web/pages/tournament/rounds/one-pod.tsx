import type { Board, TablePartsFragment } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { TablePicture } from '../../../parts/table-picture.tsx';
import { LeftInShort } from '../../../tournament/left-in-short.tsx';
import { isOpenToAppeal } from '../../../tournament/appealing.ts';
import { useCan, useEvent, type Pod, type Tournament } from '../../../tournament/event.ts';
import type { Row } from '../standings/row.ts';
import { lazy } from '../../../parts/lazy.tsx';
import { PodNews } from './pod-news.tsx';
import { PodSeats } from './pod-seats.tsx';

const PodActs = lazy(async () => (await import('../acts/pod-acts.tsx')).PodActs);
const Appeal = lazy(async () => (await import('../acts/appeal.tsx')).Appeal);

type Props = {
  readonly pod: Pod;
  readonly match: TablePartsFragment | undefined;
  readonly round: Tournament['rounds'][number];
  readonly boards: readonly Board[];
  /** Rows of the standings, for the points of the players. */
  readonly rows: readonly Row[];
};

/** A table of a round as a card: the board with the players around, how it stands, the way to its match, and its result. */
export function OnePod({ pod, match, round, boards, rows }: Props) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const can = useCan();
  const { number, status, seats, matchId } = pod;
  const mySeat = seats.find(({ player }) => player.id === tournament.mine?.id);
  const isMyTurn = mySeat !== undefined && (match?.waitingOn.includes(mySeat.seat) ?? false);
  const heading = `pod-${String(pod.round)}-${String(number)}`;
  const mayRule = (can('ADJUDICATE_POD') || can('REPLAY_POD')) && matchId !== null;
  const mayAppeal = can('OPEN_APPEAL') && mySeat !== undefined && isOpenToAppeal(pod, tournament);
  return (
    <li
      class="pod"
      data-pod={number}
      data-status={status}
      data-mine={mySeat && (isMyTurn ? 'turn' : 'seat')}
      aria-labelledby={heading}
    >
      <header>
        <h3 id={heading}>
          {matchId === null ? (
            words.say('pod.title', { n: number })
          ) : (
            <a class="pod-link" href={`/matches/${matchId}`}>
              {words.say('pod.title', { n: number })}
              {isMyTurn && <span class="sr"> · {words.say('pod.yourTurn')}</span>}
            </a>
          )}
        </h3>
        <HowLong pod={pod} round={round} />
      </header>
      <div class="pod-table">
        <span class="frame" aria-hidden="true">
          <span>
            <TablePicture boards={boards} match={match} />
          </span>
        </span>
        <PodSeats {...{ pod, match, rows }} />
      </div>
      <PodNews pod={pod} match={match} round={round} />
      {(mayRule || mayAppeal) && (
        <div class="pod-acts">
          {mayRule && (
            <details>
              <summary>{words.say('pod.acts')}</summary>
              <div class="acts">
                <PodActs pod={pod} />
              </div>
            </details>
          )}
          {mayAppeal && (
            <div class="acts">
              <Appeal pod={pod} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

type HowLongProps = Pick<Props, 'pod' | 'round'>;

/** The time a table has left, dashed if some was added; else its status. */
function HowLong({ pod: { status, deadline, held }, round }: HowLongProps) {
  const { words } = useHere();
  const isOn = status === 'RUNNING' && !held;
  if (!isOn || deadline === null)
    return (
      <span class="pod-time" data-is={isOn ? 'on' : 'over'}>
        {words.say(held ? 'pod.HELD' : status === 'ADJUDICATED' ? 'pod.FINISHED' : `pod.${status}`)}
      </span>
    );
  const isMore = round.deadline !== null && Date.parse(deadline) > Date.parse(round.deadline);
  return (
    <span
      class="pod-time"
      data-is={isMore ? 'more' : 'on'}
      title={words.say('pod.deadline', { at: words.timeSoon(new Date(deadline)) })}
    >
      <span class="sr">{words.say('pod.RUNNING')} · </span>
      <LeftInShort until={deadline} />
    </span>
  );
}
