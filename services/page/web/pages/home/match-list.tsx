import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { ReadMatches } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { cachedFirst } from '../../here/last-seen.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useResource } from '../../parts/use-resource.ts';
import type { Filter } from './filters/filter.ts';
import { MatchCard } from './match-card.tsx';
import { byDeadline, type ListedMatch } from './listed-match.ts';
import { Nothing, type ListName } from './nothing.tsx';
import type { ShelfGame } from './shelf.ts';

/**
 * Matches that are read at once; more of those that wait for me, because the most urgent may be the
 * oldest.
 */
const PAGE = 20;
const TURNS = 50;

type Props = {
  readonly name: ListName;
  readonly filter: Filter;
  /** The games, whose boards the miniatures are drawn from. */
  readonly games: readonly ShelfGame[] | undefined;
  /** Number shown of a list that has a page of its own; the first page and more unless given. */
  readonly most?: number;
  /** True if the reader has set a filter. */
  readonly isNarrowed?: boolean;
  /** True for matches not shown, because they stand elsewhere. */
  except?(match: ListedMatch): boolean;
  /** Called if the filter names a game that the service doesn’t have. */
  onUnknownGame?(gameId: string): void;
};

/** A list of matches, the latest first, a page at a time. */
export function MatchList(props: Props) {
  const { name, filter, games, most, isNarrowed, except = () => false, onUnknownGame } = props;
  const { client, locale, words } = useHere();
  const title = words.say(`home.${name}`);
  const list = useMemo(
    () => cachedFirst<readonly ListedMatch[]>(`lists ${locale} ${JSON.stringify(filter)}`),
    [],
  );
  const id = useId();
  const further = useSignal<readonly ListedMatch[]>([]);
  /** Cursor of the next page; nothing at the end. */
  const cursor = useSignal<string | undefined>(undefined);
  const act = useAct();
  const read = async (after?: string) => {
    const first = most ?? (name === 'turn' ? TURNS : PAGE);
    const isMine = filter.list === 'MINE';
    const page = { filter, first, locale, isMine, ...(after !== undefined && { after }) };
    const told = await client.ask(ReadMatches, page);
    if ('refusal' in told) return told;
    const { edges, pageInfo } = told.data.matches;
    const isCut = most === undefined && pageInfo.hasNextPage;
    cursor.value = isCut ? (pageInfo.endCursor ?? undefined) : undefined;
    return { data: edges.map(({ node }) => node) };
  };
  const { refusal } = useResource(async () => {
    const told = await read();
    if ('data' in told) list.tell(told.data);
    return told;
  }, [client, locale]);
  const { gameId } = filter;
  const isGameUnknown = refusal.value?.faults?.some(({ at }) => at.endsWith('/gameId')) ?? false;
  useEffect(() => {
    if (isGameUnknown && gameId != null) onUnknownGame?.(gameId);
  }, [isGameUnknown]);
  const more = async (): Promise<void> => {
    const nodes = await act.run(() => read(cursor.value));
    further.value = [...further.value, ...(nodes ?? [])];
  };
  const listed = list.value.value;
  const asOf = list.asOf.value;
  const found = [...(listed ?? []), ...further.value].filter((match) => !except(match));
  const shown = name === 'turn' ? found.toSorted(byDeadline) : found;
  // a page may end before it is full
  const isEmpty = listed !== undefined && shown.length === 0 && cursor.value === undefined;
  return (
    <section class="match-list" data-list={name} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {name === 'turn' && shown.length > 0 && (
          <span class="list-count" aria-hidden="true">
            {shown.length}
          </span>
        )}
        {asOf && <small>{words.say('home.asOf', { at: words.time(asOf) })}</small>}
        {most !== undefined && (
          <a href={`/?list=${name}`} aria-label={words.say('home.seeAll', { list: title })}>
            {words.say('home.all')}
          </a>
        )}
      </h2>
      {refusal.value && <Refused refusal={refusal.value} />}
      {listed === undefined && !refusal.value && (
        <div class="matches">
          {Array.from({ length: most === undefined ? 1 : 3 }, (_, at) => (
            <div key={at} class="skeleton match-card" />
          ))}
        </div>
      )}
      {isEmpty && <Nothing list={name} games={games} {...(isNarrowed && { isNarrowed })} />}
      <ul class="matches">
        {shown.map((match) => (
          <MatchCard key={match.id} {...{ match, games }} />
        ))}
      </ul>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      {cursor.value !== undefined && (
        <button type="button" disabled={act.isBusy.value} onClick={() => void more()}>
          {words.say('home.more', { list: title })}
        </button>
      )}
    </section>
  );
}
