import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { ReadMatches, type ReadMatchesQuery } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { seenFirst } from '../../app/last-seen.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useTold } from '../../parts/use-told.ts';
import type { Filter } from './filters/filter.ts';
import { MatchRow } from './match-row.tsx';
import { Nothing, type ListName } from './nothing.tsx';

export type Node = ReadMatchesQuery['matches']['edges'][number]['node'];

/** So many matches are read at once. */
const PAGE = 20;

type Props = {
  readonly name: ListName;
  readonly filter: Filter;
  /** Whether it was narrowed by what somebody wished. */
  readonly isNarrowed?: boolean;
  /** Which of them are not shown, because they stand elsewhere. */
  except?(match: Node): boolean;
  /** Called if the filter names a game that the service doesn’t have. */
  onUnknownGame?(gameId: string): void;
};

/** A list of matches, the latest first, a page at a time. */
export function MatchList(props: Props) {
  const { name, filter, isNarrowed, except = () => false, onUnknownGame } = props;
  const { client, locale, words } = useHere();
  const title = words.say(`home.${name}`);
  const list = useMemo(() => seenFirst<readonly Node[]>(`matches ${JSON.stringify(filter)}`), []);
  const id = useId();
  const further = useSignal<readonly Node[]>([]);
  /** Where the list goes on; nothing at its end. */
  const cursor = useSignal<string | undefined>(undefined);
  const act = useAct();
  const read = async (after?: string) => {
    const page = { filter, first: PAGE, locale, ...(after !== undefined && { after }) };
    const told = await client.ask(ReadMatches, page);
    if ('refusal' in told) return told;
    const { edges, pageInfo } = told.data.matches;
    cursor.value = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
    return { data: edges.map(({ node }) => node) };
  };
  const { refusal } = useTold(async () => {
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
  const shown = [...(listed ?? []), ...further.value].filter((match) => !except(match));
  // a page may end before it is full
  const isEmpty = listed !== undefined && shown.length === 0 && cursor.value === undefined;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {asOf && <p class="notes">{words.say('home.asOf', { at: words.time(asOf) })}</p>}
      {refusal.value && <Refused refusal={refusal.value} />}
      {listed === undefined && !refusal.value && <div class="skeleton list-skeleton" />}
      {isEmpty && <Nothing list={name} {...(isNarrowed && { isNarrowed })} />}
      <ul class="matches">
        {shown.map((match) => (
          <MatchRow key={match.id} match={match} />
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
