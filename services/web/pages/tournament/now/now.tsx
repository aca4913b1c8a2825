import { useEffect } from 'preact/hooks';
import { useHere } from '../../../app/here.ts';
import { CountDown } from '../../../parts/time-left.tsx';
import { calledOf, useEvent, type Pod } from '../../../tournament/event.ts';
import { dutiesIn } from '../../../tournament/duties.ts';
import { mineIn, type Mine } from '../../../tournament/mine.ts';
import { startOf } from '../../../tournament/rules.ts';
import { Duties } from './duties.tsx';
import { Enrol } from './enrol.tsx';
import { NextStep } from './next-step.tsx';

/** What I must do now, or what I wait for: as a player, and as one who runs it. */
export function Now() {
  const { words, viewer } = useHere();
  const { tournament } = useEvent();
  const mine = mineIn(tournament, viewer.value !== null);
  const duties = dutiesIn(tournament, viewer.value?.id);
  const isWanted = ['PLAY', 'CHECK_IN', 'COME_BACK'].includes(mine.is) || duties.length > 0;
  useWanted(isWanted, tournament.name);
  // until it is known who looks, nobody is told to sign in
  if (viewer.value === undefined) return <div class="skeleton now-skeleton" />;
  const plays = tournament.mine !== null || tournament.pending;
  const isForAll = ['CANCELLED', 'ENDED', 'PAUSED'].includes(mine.is);
  const startsAt = startOf(tournament);
  return (
    <section class="now" aria-labelledby="now" data-now={mine.is}>
      <h2 id="now">{words.say('now.title')}</h2>
      {(plays || isForAll || tournament.myRoles.length === 0) && (
        <>
          <p role="status">{words.say(`now.${mine.is}`, valuesOf(mine))}</p>
          {startsAt !== undefined && ['REGISTERED', 'CHECKED_IN', 'CHECK_IN'].includes(mine.is) && (
            <Begins at={startsAt} />
          )}
          {(mine.is === 'PLAY' || mine.is === 'SIT') && <MyTable mine={mine} />}
          <Enrol mine={mine} />
        </>
      )}
      {tournament.status === 'FINISHED' && tournament.appealsUntil !== null && (
        <p class="notes">
          {words.say('event.appealsUntil', { at: words.time(new Date(tournament.appealsUntil)) })}
        </p>
      )}
      <Duties duties={duties} />
      <NextStep />
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

/** When something begins: the time, and how long that is. */
function Begins({ at }: { readonly at: string }) {
  const { words } = useHere();
  return (
    <p>
      {words.say('event.begins', { at: words.time(new Date(at)) })} <CountDown until={at} />
    </p>
  );
}

/** Where I play or will, with whom, and until when. */
function MyTable({ mine }: { readonly mine: Extract<Mine, { readonly pod: Pod }> }) {
  const { words } = useHere();
  const { seats, deadline } = mine.pod;
  const myId = useEvent().tournament.mine?.id;
  const others = seats.filter(({ player }) => player.id !== myId);
  return (
    <>
      <p>
        {words.say('now.with', { names: words.list(others.map(({ player }) => calledOf(player))) })}
      </p>
      {mine.is === 'SIT' && mine.startsAt !== undefined && <Begins at={mine.startsAt} />}
      {mine.is === 'PLAY' && (
        <a class="button primary" href={`/matches/${mine.matchId}`}>
          {words.say('now.toMatch')}
        </a>
      )}
      {mine.is === 'PLAY' && deadline !== null && (
        <p class="notes">
          {words.say('pod.deadline', { at: words.time(new Date(deadline)) })}{' '}
          <CountDown until={deadline} />
        </p>
      )}
    </>
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
