import { useLocation } from 'preact-iso';
import { ReadGames, type RatingPool } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Select } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { Top } from '../../parts/top.tsx';
import { useTold } from '../../parts/use-told.ts';
import { Board } from './board.tsx';
import { MyRatings } from './my-ratings.tsx';

const pools = ['LIVE', 'ASYNC', 'BOT'] as const satisfies readonly RatingPool[];

type Props = { readonly game?: string; readonly pool?: string };

/** Who plays a game best, among those who play at once, over days, or are programs; and my own ratings. */
export function LeaderboardPage({ game: named, pool: wanted }: Props) {
  const { client, locale, words } = useHere();
  const { route } = useLocation();
  const { data, refusal } = useTold(() => client.ask(ReadGames, { locale }), [client, locale]);
  const games = data.value?.games ?? [];
  const game = games.find(({ id }) => id === named) ?? games[0];
  const pool = pools.find((each) => each === wanted) ?? 'LIVE';
  const go = (gameId: string, to: string): void => {
    route(`/games/${gameId}/leaderboards/${to}`, true);
  };
  return (
    <main class="page">
      <Top title={words.say('leaderboard.title')} />
      <p class="notes">{words.say('leaderboard.text')}</p>
      {refusal.value && <Refused refusal={refusal.value} />}
      <div class="form">
        <Select
          label={words.say('new.game')}
          value={game?.id ?? ''}
          choices={games.map(({ id, name }) => [id, name])}
          onChange={(id) => {
            go(id, pool);
          }}
        />
        <Select
          label={words.say('leaderboard.pool')}
          value={pool}
          choices={pools.map((each) => [each, words.say(`pool.${each}`)])}
          onChange={(each) => {
            if (game) go(game.id, each);
          }}
        />
      </div>
      {game === undefined ? (
        <div class="skeleton list-skeleton" />
      ) : (
        <Board key={`${game.id} ${pool}`} gameId={game.id} pool={pool} />
      )}
      <MyRatings games={games} />
    </main>
  );
}
