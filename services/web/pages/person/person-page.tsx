import { ReadGames, ReadPerson } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { Reliability } from '../../parts/reliability.tsx';
import { Top } from '../../parts/top.tsx';
import { useTold } from '../../parts/use-told.ts';
import { Ratings } from '../leaderboard/my-ratings.tsx';
import { Nowhere } from '../nowhere.tsx';

/** Somebody's profile: what everybody may know of them. */
export function PersonPage({ id }: { readonly id: string }) {
  return <Person key={id} id={id} />;
}

function Person({ id }: { readonly id: string }) {
  const { client, locale, words, viewer } = useHere();
  const { data, refusal } = useTold(
    () => client.ask(ReadPerson, { id }),
    [client, id, viewer.value?.id],
  );
  const games = useTold(() => client.ask(ReadGames, { locale }), [client, locale]);
  const person = data.value?.node;
  if (person === null || (person !== undefined && !('name' in person))) return <Nowhere />;
  return (
    <main class="page" aria-busy={person === undefined && refusal.value === undefined}>
      <Top title={person?.name ?? words.say('person.title')} />
      {refusal.value && <Refused refusal={refusal.value} />}
      {person && (
        <>
          {person.bot && <p class="notes">{words.say('person.program')}</p>}
          {person.reliability && (
            <p>
              <Reliability of={person.reliability} />
            </p>
          )}
          <Ratings
            title={words.say('person.ratings')}
            ratings={person.ratings}
            games={games.data.value?.games ?? []}
          />
          <p class="notes">
            {words.say('account.id')} <code class="hash">{person.id}</code>
          </p>
        </>
      )}
    </main>
  );
}
