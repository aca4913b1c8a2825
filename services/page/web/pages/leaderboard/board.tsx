import { ReadLeaderboard, type RatingPool } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { initials } from '../../match/names.ts';
import { Empty } from '../../parts/empty.tsx';
import { More } from '../../parts/more.tsx';
import { PawnShape } from '../../parts/pawn.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { usePages } from '../../parts/use-pages.ts';
import { profileOf } from '../../people/accounts.ts';
import { seatColourAt } from '../../match/colours.ts';

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
        <Empty icon="cup" title={words.say('leaderboard.none')} isPage={false}>
          <a class="button ink" href={`/queues?game=${gameId}`}>
            {words.say('home.offer.people')}
          </a>
        </Empty>
      )}
      {pages.items !== undefined && pages.items.length > 0 && (
        <table class="ranks">
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
                <th scope="row">
                  <PawnShape
                    colour={seatColourAt(at % 6)}
                    letters={initials(account.name).slice(0, 1)}
                  />
                  <a href={profileOf(account.id)}>{account.name}</a>
                </th>
                <td>
                  <b>{words.number(rating.figure)}</b>
                  {rating.provisional && '?'}
                </td>
                <td>{words.number(rating.matches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <More pages={pages} label={words.say('leaderboard.more')} />
    </>
  );
}
