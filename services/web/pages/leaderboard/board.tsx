import { ReadLeaderboard, type RatingPool } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { More } from '../../parts/more.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { usePages } from '../../parts/use-pages.ts';

type Props = { readonly gameId: string; readonly pool: RatingPool };

/** Accounts that are read at once. */
const PAGE = 50;

/** The best of a game and a pool, in order. */
export function Board({ gameId, pool }: Props) {
  const { client, words, viewer } = useHere();
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadLeaderboard, { gameId, pool, first: PAGE, ...after });
      return 'data' in told ? { data: told.data.leaderboard } : told;
    },
    [client, gameId, pool],
  );
  return (
    <>
      {pages.refusal.value && <Refused refusal={pages.refusal.value} />}
      {pages.items === undefined && <div class="skeleton list-skeleton" />}
      {pages.items?.length === 0 && (
        <p class="notes list-empty">
          <span>{words.say('leaderboard.none')}</span>
          <a href="/queues">{words.say('home.offer.people')}</a>
        </p>
      )}
      {pages.items !== undefined && pages.items.length > 0 && (
        <div
          class="wide-table"
          tabIndex={0}
          role="region"
          aria-label={words.say('leaderboard.title')}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{words.say('standings.rank')}</th>
                <th scope="col">{words.say('standings.player')}</th>
                <th scope="col">{words.say('leaderboard.figure')}</th>
                <th scope="col">{words.say('leaderboard.matches')}</th>
              </tr>
            </thead>
            <tbody>
              {pages.items.map(({ account, rating }, at) => (
                <tr key={account.id} class={account.id === viewer.value?.id ? 'mine' : undefined}>
                  <td>{at + 1}</td>
                  <th scope="row">{account.name}</th>
                  <td>
                    <b>{words.number(rating.figure)}</b>
                    {rating.provisional && '?'}
                  </td>
                  <td>{words.number(rating.matches)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <More pages={pages} label={words.say('leaderboard.more')} />
    </>
  );
}
