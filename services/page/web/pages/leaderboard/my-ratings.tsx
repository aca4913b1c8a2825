import { useId } from 'preact/hooks';
import { ReadMyRatings, type RatingPartsFragment } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { useResource } from '../../parts/use-resource.ts';

type Props = { readonly games: readonly { readonly id: string; readonly name: string }[] };

/** My ratings, one for each game and pool in which a match of mine was rated. Nothing if there are none. */
export function MyRatings({ games }: Props) {
  const { client, words, viewer } = useHere();
  const { data } = useResource(
    () => (viewer.value ? client.ask(ReadMyRatings, {}) : undefined),
    [client, viewer.value?.id],
  );
  const ratings = data.value?.viewer?.ratings ?? [];
  return <Ratings title={words.say('leaderboard.mine')} {...{ ratings, games }} />;
}

type RatingsProps = Props & {
  readonly title: string;
  readonly ratings: readonly RatingPartsFragment[];
};

/** A player's ratings, by game and pool. */
export function Ratings({ title, ratings, games }: RatingsProps) {
  const { words } = useHere();
  const heading = useId();
  if (ratings.length === 0) return null;
  return (
    <section class="ratings-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul class="ratings">
        {ratings.map(({ gameId, pool, figure, matches, provisional }) => (
          <li key={`${gameId} ${pool}`}>
            <a href={`/games/${gameId}/leaderboards/${pool}`}>
              <b>
                {words.number(figure)}
                {provisional && '?'}
              </b>
              <span>{games.find(({ id }) => id === gameId)?.name ?? gameId}</span>
              <small>
                {words.say(`pool.${pool}`)} · {words.say('leaderboard.of', { n: matches })}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
