import { useEffect } from 'preact/hooks';
import { ReadMyTable } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { TablePicture } from '../../../parts/table-picture.tsx';
import { CountDown } from '../../../parts/time-left.tsx';
import { useResource } from '../../../parts/use-resource.ts';
import { useEvent, type Pod } from '../../../tournament/event.ts';
import { dutiesIn } from '../../../tournament/duties.ts';
import { mineIn, type Mine } from '../../../tournament/mine.ts';
import { startOf } from '../../../tournament/rules.ts';
import { useBoards } from '../../../tournament/use-boards.ts';
import { useNowAndThen } from '../../../tournament/use-now-and-then.ts';
import { Duties } from './duties.tsx';
import { Enrol } from './enrol.tsx';
import { NextStep } from './next-step.tsx';

/** The next thing to do or to wait for, as a player and as staff. The desk shows the next step of the event itself. */
export function Now({ isDesk }: { readonly isDesk: boolean }) {
  const { words, viewer } = useHere();
  const { tournament } = useEvent();
  const mine = mineIn(tournament, viewer.value !== null);
  const duties = dutiesIn(tournament, viewer.value?.id);
  const isWanted = ['PLAY', 'CHECK_IN', 'COME_BACK'].includes(mine.is) || duties.length > 0;
  useWanted(isWanted, tournament.name);
  // until the viewer is known, no prompt to sign in is shown
  if (viewer.value === undefined) return <div class="skeleton now-skeleton" />;
  const plays = tournament.mine !== null || tournament.pending;
  const isForAll = ['CANCELLED', 'ENDED', 'PAUSED'].includes(mine.is);
  const startsAt = startOf(tournament);
  const isShown = plays || isForAll || tournament.myRoles.length === 0;
  const isAtTable = mine.is === 'PLAY' || mine.is === 'SIT';
  return (
    <section
      class="now"
      aria-labelledby="now"
      data-now={mine.is}
      data-wanted={isWanted && mine.is !== 'WATCH'}
    >
      {isShown && isAtTable ? (
        <MyTable mine={mine} />
      ) : (
        <h2 id="now">{words.say(isShown ? 'now.title' : 'now.desk')}</h2>
      )}
      {isShown && (
        <>
          <p role="status" class={isAtTable ? 'sr' : undefined}>
            {words.say(`now.${mine.is}`, valuesOf(mine))}
          </p>
          {startsAt !== undefined && ['REGISTERED', 'CHECKED_IN', 'CHECK_IN'].includes(mine.is) && (
            <Begins at={startsAt} />
          )}
          {mine.is === 'PLAY' && (
            <a class="button primary" href={`/matches/${mine.matchId}`}>
              {words.say('now.toMatch')}
            </a>
          )}
          <Enrol mine={mine} />
        </>
      )}
      {tournament.status === 'FINISHED' && tournament.appealsUntil !== null && (
        <p class="notes">
          {words.say('event.appealsUntil', {
            at: words.timeSoon(new Date(tournament.appealsUntil)),
          })}
        </p>
      )}
      <Duties duties={duties} />
      {!isDesk && <NextStep />}
      {isDesk && duties.length === 0 && <p class="notes">{words.say('desk.nothing')}</p>}
    </section>
  );
}

function valuesOf(mine: Mine) {
  switch (mine.is) {
    case 'PLAY':
    case 'SIT':
      return { round: mine.pod.round, pod: mine.pod.number };
    case 'WAITLISTED':
      return { place: mine.place };
    case 'BYE':
      return { round: mine.round };
    case 'ENDED':
      return { rank: mine.rank ?? 0 };
    default:
      return {};
  }
}

/** Start of a round or an event: its time, and the time left. */
function Begins({ at }: { readonly at: string }) {
  const { words } = useHere();
  return (
    <p>
      {words.say('event.begins', { at: words.timeSoon(new Date(at)) })} <CountDown until={at} />
    </p>
  );
}

type MineProps = { readonly mine: Extract<Mine, { readonly pod: Pod }> };

/** My table as a picture, my seat, and the players I meet. */
function MyTable({ mine }: MineProps) {
  const { client, locale, words } = useHere();
  const { tournament } = useEvent();
  const { id, version } = tournament;
  const { seats, number } = mine.pod;
  const boards = useBoards();
  const told = useResource(
    () => client.ask(ReadMyTable, { id, locale }),
    [client, id, version, locale],
  );
  useNowAndThen(told.again, mine.is === 'PLAY');
  const match = told.data.value?.tournament?.myNext?.match ?? undefined;
  const myId = tournament.mine?.id;
  const at = seats.findIndex(({ player }) => player.id === myId);
  const others = seats.filter((_, each) => each !== at);
  const isMyTurn = match?.waitingOn.includes(seats[at]?.seat ?? '') ?? false;
  return (
    <div class="now-table">
      <span class="frame" aria-hidden="true">
        <span>
          <TablePicture boards={boards} match={match} />
        </span>
      </span>
      <div>
        <h2 id="now">{words.say('now.table', { pod: number, seat: at + 1 })}</h2>
        <p>
          {isMyTurn ? (
            <b>{words.say('now.yourTurn')}</b>
          ) : (
            words.say('now.with', {
              names: words.list(others.map(({ player }) => player.account.name)),
            })
          )}
        </p>
        <MyTime mine={mine} />
      </div>
    </div>
  );
}

/** The time at which my table begins or ends. */
function MyTime({ mine }: MineProps) {
  const { words } = useHere();
  const at = mine.is === 'SIT' ? mine.startsAt : (mine.pod.deadline ?? undefined);
  if (at === undefined) return null;
  const key = mine.is === 'SIT' ? 'now.startsAt' : 'now.endsAt';
  return (
    <p>
      {words.say(key, { at: words.timeSoon(new Date(at)) })} · <CountDown until={at} />
    </p>
  );
}

/** The title of the page says whether I am waited for. */
function useWanted(isWanted: boolean, name: string): void {
  useEffect(() => {
    document.title = `${isWanted ? '● ' : ''}${name} · Questhall`;
  }, [isWanted, name]);
  useEffect(
    () => () => {
      document.title = 'Questhall';
    },
    [],
  );
}
