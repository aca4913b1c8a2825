import { ReadMyRatings } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { useTold } from '../../parts/use-told.ts';

type Props = { readonly games: readonly { readonly id: string; readonly name: string }[] };

/** My ratings, one for each game and pool in which a match of mine was rated. Nothing where there is none. */
export function MyRatings({ games }: Props) {
  const { client, words, viewer } = useHere();
  const { data } = useTold(
    () => (viewer.value ? client.ask(ReadMyRatings, {}) : undefined),
    [client, viewer.value?.id],
  );
  const ratings = data.value?.viewer?.ratings ?? [];
  if (ratings.length === 0) return null;
  return (
    <section aria-labelledby="my-ratings">
      <h2 id="my-ratings">{words.say('leaderboard.mine')}</h2>
      <ul class="lines">
        {ratings.map(({ gameId, pool, figure, matches, provisional }) => (
          <li key={`${gameId} ${pool}`}>
            {games.find(({ id }) => id === gameId)?.name ?? gameId} · {words.say(`pool.${pool}`)}:{' '}
            <b>
              {words.number(figure)}
              {provisional && '?'}
            </b>{' '}
            <small>{words.say('leaderboard.of', { n: matches })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
