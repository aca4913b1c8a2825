import { useSignal } from '@preact/signals';
import { ErrorBoundary, useLocation } from 'preact-iso';
import { useHere } from '../../here/here.ts';
import { lazy } from '../../parts/lazy.tsx';
import { filterOf, type FilterParameters } from './filters/filter.ts';
import { isMine, isMyTurn } from './listed-match.ts';
import { MatchList } from './match-list.tsx';
import type { ShelfGame } from './shelf.ts';

/** Loaded beside the lists, which wait for nothing. */
const Filters = lazy(async () => (await import('./filters/filters.tsx')).Filters);

const lists = ['MINE', 'OPEN', 'RUNNING', 'FINISHED'] as const;
export type ListId = (typeof lists)[number];

/** The list that an address asks for; of one that only narrows the lists, the open tables. */
export function listIn(query: FilterParameters): ListId | undefined {
  const { list, joinable } = query;
  const named = lists.find((each) => each === list);
  const isNarrowed = joinable !== undefined || Object.keys(filterOf(query)).length > 0;
  return named ?? (isNarrowed ? 'OPEN' : undefined);
}

/** An address with another list, narrowed as before. */
const addressOf = (query: FilterParameters, list: ListId): string =>
  `/?${new URLSearchParams({ ...query, list }).toString()}`;

type Props = {
  readonly list: ListId;
  readonly games: readonly ShelfGame[] | undefined;
  /** True if they stand on home below my turns. */
  readonly isHome: boolean;
};

/** The lists of matches as tabs, and their filter. */
export function Lists({ list, games, isHome }: Props) {
  const { words, viewer } = useHere();
  const { query: asked } = useLocation();
  /** The game of an address that the service doesn’t have: the lists ignore it. */
  const unknownGame = useSignal<string | undefined>(undefined);
  const isUnknown = unknownGame.value !== undefined && asked['game'] === unknownGame.value;
  const query = isUnknown ? { ...asked, game: '' } : asked;
  const joinable = list === 'OPEN' && viewer.value && query['joinable'] === 'true';
  const wished = list === 'MINE' ? {} : filterOf(query);
  const filter = { list, ...wished, ...(joinable && { joinableByMe: true }) };
  const shown = lists.filter((each) => each !== 'MINE' || viewer.value);
  return (
    <div class="lists">
      <div class="lists-top">
        <nav class="lists-tabs" aria-label={words.say('home.lists')}>
          {shown.map((each) => (
            <a
              key={each}
              href={isHome && each === 'MINE' ? '/' : addressOf(asked, each)}
              {...(each === list && { 'aria-current': 'page' })}
            >
              {words.say(`list.${each}`)}
            </a>
          ))}
        </nav>
        <div class="acts">
          <a class="button" href="/new">
            {words.say('home.new')}
          </a>
          <a class="button" href="/queues">
            {words.say('queues.title')}
          </a>
        </div>
      </div>
      {list !== 'MINE' && (
        <div class="filters-place">
          <ErrorBoundary>
            <Filters />
          </ErrorBoundary>
        </div>
      )}
      {isUnknown && (
        <p class="notes" role="status">
          {words.say('home.unknownGame', { game: unknownGame.value ?? '' })}
        </p>
      )}
      <MatchList
        key={JSON.stringify(filter)}
        {...{ name: list, filter, games }}
        isNarrowed={Object.keys(wished).length > 0 || joinable === true}
        {...(list === 'MINE' && isHome && { except: isMyTurn })}
        {...(list === 'RUNNING' && { except: isMine })}
        onUnknownGame={(gameId) => {
          unknownGame.value = gameId;
        }}
      />
    </div>
  );
}
