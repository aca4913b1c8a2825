import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  ReadMatches,
  type ReadMatchesQuery,
  type Refusal,
} from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Refused } from '../../parts/refusal.tsx';

type Node = ReadMatchesQuery['matches']['edges'][number]['node'];
type List = 'OPEN' | 'RUNNING' | 'FINISHED';

/** Home: tables to join, matches to watch, matches that are over. */
export function Home() {
  const { words } = useHere();
  return (
    <main class="page">
      <h1>Questhall</h1>
      {(['OPEN', 'RUNNING', 'FINISHED'] as const).map((list) => (
        <section key={list} aria-labelledby={`list-${list}`}>
          <h2 id={`list-${list}`}>{words.say(`home.${list}`)}</h2>
          <MatchList list={list} />
        </section>
      ))}
    </main>
  );
}

function MatchList({ list }: { readonly list: List }) {
  const { client, locale, words } = useHere();
  const nodes = useSignal<readonly Node[] | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  useEffect(() => {
    void client.ask(ReadMatches, { filter: { list }, first: 20, locale }).then((told) => {
      if ('refusal' in told) refusal.value = told.refusal;
      else nodes.value = told.data.matches.edges.map(({ node }) => node);
    });
  }, [client, list, locale]);
  if (refusal.value) return <Refused refusal={refusal.value} />;
  if (nodes.value === undefined) return <div class="skeleton list-skeleton" />;
  if (nodes.value.length === 0) return <p>{words.say('home.empty')}</p>;
  return (
    <ul class="matches">
      {nodes.value.map(({ id, game, seats, updatedAt }) => (
        <li key={id}>
          <a href={`/matches/${id}`}>
            <b>{game.name}</b>
            <span>{seats.map(({ name }) => name).join(', ')}</span>
            <small>{words.time(new Date(updatedAt))}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
