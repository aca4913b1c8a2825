import { ErrorBoundary, useLocation } from 'preact-iso';
import { useHere } from '../../here/here.ts';
import { lazy } from '../../parts/lazy.tsx';
import { Games } from './games.tsx';
import { Hero } from './hero.tsx';
import { Lists, listIn } from './lists.tsx';
import { isMine } from './listed-match.ts';
import { MatchList } from './match-list.tsx';
import { Promises } from './promises.tsx';
import { useShelf } from './shelf.ts';

/** Loaded for signed-in readers: others wait for nothing. */
const Mine = lazy(async () => (await import('./mine.tsx')).Mine);

/**
 * Home: an introduction and the games; for a signed-in reader their turns first; by its address a list of
 * matches.
 */
export function Home() {
  const { words, viewer, session } = useHere();
  const { query } = useLocation();
  const games = useShelf();
  // the session of this browser is known before the service answers
  const isBack = viewer.value === undefined ? session.isSignedIn.value === true : viewer.value;
  const list = listIn(query);
  return (
    <main class="page home">
      {query['sign-in'] === 'failed' && (
        <p role="alert" class="refusal">
          {words.say('who.failed')}
        </p>
      )}
      {list === undefined && !isBack && <Hero games={games.value} />}
      {(list !== undefined || isBack) && <h1 class="sr">Questhall</h1>}
      {list === undefined && isBack && (
        <>
          <MatchList name="turn" filter={{ list: 'MINE', myTurn: true }} games={games.value} />
          <ErrorBoundary>
            <Mine />
          </ErrorBoundary>
        </>
      )}
      {(list !== undefined || isBack) && (
        <Lists list={list ?? 'MINE'} games={games.value} isHome={list === undefined} />
      )}
      {list === undefined && <Games games={games.value} isFirst={!isBack} />}
      {list === undefined && !isBack && (
        <>
          <MatchList
            name="RUNNING"
            filter={{ list: 'RUNNING' }}
            games={games.value}
            most={6}
            except={isMine}
          />
          <Promises />
        </>
      )}
      <footer>
        {games.value?.[0] && (
          <a href={`/games/${games.value[0].id}`}>{words.say('footer.howToPlay')}</a>
        )}
        <a href="/tournaments">{words.say('tournaments.title')}</a>
        <a href="/v1/openapi.json">{words.say('footer.developers')}</a>
        <a href="/credits">{words.say('credits.title')}</a>
      </footer>
    </main>
  );
}
