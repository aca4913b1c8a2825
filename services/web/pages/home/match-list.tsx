import { useId, useMemo } from 'preact/hooks';
import {
  ReadMatches,
  type ReadMatchesQuery,
  type ReadMatchesQueryVariables,
} from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { seenFirst } from '../../app/last-seen.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useTold } from '../../parts/use-told.ts';

type Node = ReadMatchesQuery['matches']['edges'][number]['node'];
type Filter = NonNullable<ReadMatchesQueryVariables['filter']>;

/** A list of matches, the latest first. */
export function MatchList({ title, filter }: { readonly title: string; readonly filter: Filter }) {
  const { client, locale, words } = useHere();
  const list = useMemo(() => seenFirst<readonly Node[]>(`matches ${JSON.stringify(filter)}`), []);
  const id = useId();
  const { refusal } = useTold(async () => {
    const told = await client.ask(ReadMatches, { filter, first: 20, locale });
    if ('data' in told) list.tell(told.data.matches.edges.map(({ node }) => node));
    return told;
  }, [client, locale]);
  const listed = list.value.value;
  const asOf = list.asOf.value;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {asOf && <p class="notes">{words.say('home.asOf', { at: words.time(asOf) })}</p>}
      {refusal.value && <Refused refusal={refusal.value} />}
      {listed === undefined && !refusal.value && <div class="skeleton list-skeleton" />}
      {listed?.length === 0 && <p class="notes">{words.say('home.empty')}</p>}
      <ul class="matches">
        {listed?.map(({ id: matchId, game, title, kind, seats, updatedAt }) => (
          <li key={matchId}>
            <a href={`/matches/${matchId}`}>
              <b>{title ?? game.name}</b>
              {title !== null && <span>{game.name}</span>}
              <span>
                {kind === 'ANALYSIS'
                  ? words.say('fork.title')
                  : words.list(seats.map(({ name }) => name))}
              </span>
              <small>{words.time(new Date(updatedAt))}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
