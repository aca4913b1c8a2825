import { ErrorBoundary } from 'preact-iso';
import { useHere } from '../../here/here.ts';
import { lazy } from '../../parts/lazy.tsx';
import type { ShelfGame } from './shelf.ts';

/** Loaded if no table is open: its chairs wait for no one else. */
const EmptyLobby = lazy(async () => (await import('./empty-lobby.tsx')).EmptyLobby);

/** Name of a list of home. */
export type ListName = keyof typeof offers;

/** Offer of each list that is empty. */
const offers = {
  turn: 'people',
  MINE: 'table',
  OPEN: 'table',
  RUNNING: 'bots',
  FINISHED: 'bots',
} as const;

const places = { people: '/queues', table: '/new', bots: '/new' } as const;

type Props = {
  readonly list: ListName;
  /** True if the list was filtered, so that it may be empty only because of that. */
  readonly isNarrowed?: boolean;
  readonly games: readonly ShelfGame[] | undefined;
};

/** Empty state of a list, with a link to fill it; if it was filtered, back to all of it. */
export function Nothing({ list, isNarrowed = false, games }: Props) {
  const { words } = useHere();
  if (list === 'OPEN' && !isNarrowed)
    return (
      <div class="lobby-place">
        <ErrorBoundary>
          <EmptyLobby games={games} />
        </ErrorBoundary>
      </div>
    );
  const offer = offers[list];
  return (
    <p class="notes list-empty">
      <span>{words.say(isNarrowed ? 'home.empty' : `home.none.${list}`)}</span>
      <a href={isNarrowed ? `/?list=${list}` : places[offer]}>
        {words.say(isNarrowed ? 'home.all' : `home.offer.${offer}`)}
      </a>
    </p>
  );
}
