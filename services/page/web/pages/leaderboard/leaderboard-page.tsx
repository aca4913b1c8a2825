import type { RatingPool } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Top } from '../../parts/top.tsx';
import { GamePicks } from '../home/game-picks.tsx';
import { useShelf } from '../home/shelf.ts';
import { Board } from './board.tsx';
import { MyRatings } from './my-ratings.tsx';

const pools = ['LIVE', 'ASYNC', 'BOT'] as const satisfies readonly RatingPool[];

type Props = { readonly game?: string; readonly pool?: string };

/** The best players of a game, real-time, turn-based or bots; and my own ratings. */
export function LeaderboardPage({ game: named, pool: wanted }: Props) {
  const { words } = useHere();
  const games = useShelf().value;
  const game = games?.find(({ id }) => id === named) ?? games?.[0];
  const pool = pools.find((each) => each === wanted) ?? 'LIVE';
  const addressOf = (gameId: string, to: RatingPool): string =>
    `/games/${gameId}/leaderboards/${to}`;
  return (
    <main class="page boards">
      <Top title={words.say('leaderboard.title')} />
      <p class="page-text">{words.say('leaderboard.text')}</p>
      {games && (
        <GamePicks
          games={games}
          chosen={game?.id}
          label={words.say('new.game')}
          addressOf={(id) => addressOf(id, pool)}
        />
      )}
      {game === undefined ? (
        <div class="skeleton list-skeleton" />
      ) : (
        <div class="boards-parts">
          <section class="boards-main" aria-labelledby="board-title">
            <h2 id="board-title">{game.name}</h2>
            <nav class="pills" aria-label={words.say('leaderboard.pool')}>
              {pools.map((each) => (
                <a
                  key={each}
                  href={addressOf(game.id, each)}
                  {...(each === pool && { 'aria-current': 'true' })}
                >
                  {words.say(`pool.${each}`)}
                </a>
              ))}
            </nav>
            <Board key={`${game.id} ${pool}`} gameId={game.id} pool={pool} />
          </section>
          <MyRatings games={games ?? []} />
        </div>
      )}
    </main>
  );
}
