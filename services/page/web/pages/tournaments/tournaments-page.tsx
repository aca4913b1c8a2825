import { useHere } from '../../here/here.ts';
import { Top } from '../../parts/top.tsx';
import { useShelf } from '../home/shelf.ts';
import { OwnSeries } from './own-series.tsx';
import { TournamentList } from './tournament-list.tsx';

const everybodys = ['OPEN', 'RUNNING', 'FINISHED'] as const;

/**
 * Tournaments: mine and my series, those to enter, those under way, those that are over; and the way to a new
 * one for accounts that may create one.
 */
export function TournamentsPage() {
  const { words, viewer } = useHere();
  const games = useShelf().value;
  const roles = viewer.value?.roles ?? [];
  return (
    <main class="page events">
      <Top title={words.say('tournaments.title')} />
      <div class="acts">
        {(roles.includes('ORGANIZER') || roles.includes('ADMIN')) && (
          <>
            <a class="button primary" href="/tournaments/new">
              {words.say('tournaments.new')}
            </a>
            <a class="button" href="/series/new">
              {words.say('series.new')}
            </a>
          </>
        )}
        <a class="button" href="/leaderboards">
          {words.say('leaderboard.title')}
        </a>
      </div>
      {viewer.value && (
        <>
          <TournamentList list="MINE" games={games} />
          <OwnSeries />
        </>
      )}
      {everybodys.map((list) => (
        <TournamentList key={list} list={list} games={games} />
      ))}
    </main>
  );
}
