import { useSignal } from '@preact/signals';
import { ErrorBoundary, useLocation } from 'preact-iso';
import { useHere } from '../../app/here.ts';
import { Languages } from '../../app/languages.tsx';
import { Who } from '../../app/who.tsx';
import { filterOf } from './filters/filter.ts';
import { MatchList, type Node } from './match-list.tsx';
import { lazy } from '../../parts/lazy.tsx';

/** Loaded for who is signed in: others wait for nothing. */
const Mine = lazy(async () => (await import('./mine.tsx')).Mine);

/** Loaded beside the lists, which wait for nothing. */
const Filters = lazy(async () => (await import('./filters/filters.tsx')).Filters);

/** Loaded beside the lists as well, with the games. */
const PlayFirst = lazy(async () => (await import('./play-first.tsx')).PlayFirst);

const everybodys = ['OPEN', 'RUNNING', 'FINISHED'] as const;

/** Whether a match stands in the list of those that wait for me. */
const isMyTurn = ({ seat, waitingOn }: Node): boolean => seat !== null && waitingOn.includes(seat);

/** Home: what waits for me, my other matches, tables to join, matches to watch, what is over. */
export function Home() {
  const { words, viewer } = useHere();
  const { query: asked } = useLocation();
  /** The game of an address that the service doesn’t have: the lists ignore it. */
  const unknownGame = useSignal<string | undefined>(undefined);
  const isUnknown = unknownGame.value !== undefined && asked['game'] === unknownGame.value;
  const query = isUnknown ? { ...asked, game: '' } : asked;
  return (
    <main class="page">
      <header class="top">
        <h1>Questhall</h1>
        <Languages />
        <Who />
      </header>
      {query['sign-in'] === 'failed' && (
        <p role="alert" class="refusal">
          {words.say('who.failed')}
        </p>
      )}
      <div class="acts">
        <ErrorBoundary>
          <PlayFirst />
        </ErrorBoundary>
        <a class="button" href="/new">
          {words.say('home.new')}
        </a>
        <a class="button" href="/queues">
          {words.say('queues.title')}
        </a>
        <a class="button" href="/tournaments">
          {words.say('tournaments.title')}
        </a>
        {viewer.value?.roles.includes('ADMIN') && (
          <a class="button" href="/moderation">
            {words.say('moderation.title')}
          </a>
        )}
      </div>
      {viewer.value && (
        <>
          <MatchList name="turn" filter={{ list: 'MINE', myTurn: true }} />
          <ErrorBoundary>
            <Mine />
          </ErrorBoundary>
          <MatchList name="MINE" filter={{ list: 'MINE' }} except={isMyTurn} />
        </>
      )}
      <div class="filters-place">
        <ErrorBoundary>
          <Filters />
        </ErrorBoundary>
      </div>
      {isUnknown && (
        <p class="notes" role="status">
          {words.say('home.unknownGame', { game: unknownGame.value ?? '' })}
        </p>
      )}
      {everybodys.map((list) => {
        const mine = list === 'OPEN' && viewer.value && query['joinable'] === 'true';
        const wished = { ...filterOf(query), ...(mine && { joinableByMe: true }) };
        const filter = { list, ...wished };
        const isNarrowed = Object.keys(wished).length > 0;
        const key = JSON.stringify(filter);
        return (
          <MatchList
            key={key}
            {...{ name: list, filter, isNarrowed }}
            onUnknownGame={(gameId) => {
              unknownGame.value = gameId;
            }}
          />
        );
      })}
      <footer>
        <a href="/credits">{words.say('credits.title')}</a>
      </footer>
    </main>
  );
}
