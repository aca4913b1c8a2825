import { ReadGames, ReadPerson } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { initials } from '../../match/names.ts';
import { Copy } from '../../parts/copy.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PawnShape } from '../../parts/pawn.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { Reliability } from '../../parts/reliability.tsx';
import { useResource } from '../../parts/use-resource.ts';
import { Ratings } from '../leaderboard/my-ratings.tsx';
import { Nowhere } from '../nowhere.tsx';

/** A person's public profile. */
export function PersonPage({ id }: { readonly id: string }) {
  return <Person key={id} id={id} />;
}

function Person({ id }: { readonly id: string }) {
  const { client, locale, words, viewer } = useHere();
  const { data, refusal } = useResource(
    () => client.ask(ReadPerson, { id }),
    [client, id, viewer.value?.id],
  );
  const games = useResource(() => client.ask(ReadGames, { locale }), [client, locale]);
  const person = data.value?.node;
  if (person === null || (person !== undefined && !('name' in person))) return <Nowhere />;
  return (
    <main class="page person" aria-busy={person === undefined && refusal.value === undefined}>
      <header class="person-head">
        <PawnShape colour="var(--seat-2)" letters={initials(person?.name ?? '').slice(0, 1)} />
        <div>
          <h1>{person?.name ?? words.say('person.title')}</h1>
          {person?.bot && <p class="notes">{words.say('person.program')}</p>}
          {person?.reliability && (
            <p>
              <Reliability of={person.reliability} />
            </p>
          )}
        </div>
      </header>
      {refusal.value && <Refused refusal={refusal.value} />}
      {person && (
        <>
          <Ratings
            title={words.say('person.ratings')}
            ratings={person.ratings}
            games={games.data.value?.games ?? []}
          />
          {person.ratings.length === 0 && (
            <div class="panel">
              <Empty icon="cup" title={words.say('person.none')} isPage={false}>
                <a class="button" href="/leaderboards">
                  {words.say('leaderboard.title')}
                </a>
              </Empty>
            </div>
          )}
          <p class="notes person-id">
            {words.say('account.id')} <code class="hash">{person.id}</code>{' '}
            <Copy text={person.id} />
          </p>
        </>
      )}
    </main>
  );
}
