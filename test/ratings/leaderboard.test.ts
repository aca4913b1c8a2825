import { describe, expect, it } from 'vitest';
import { ratingsOn } from '../../services/accounts/ratings/account-ratings.ts';
import { ratingOn } from '../../services/accounts/ratings/rating-at.ts';
import type { Ranked } from '../../services/accounts/ratings/contract.ts';
import { DAY, heldClock } from '../matches/clocks/table.ts';
import { codeOf, useHalls } from '../matches/hall.ts';

const open = useHalls();
let boards = 0;

/**
 * A board on which each player has won this number of matches against an opponent of no strength,
 * in this order.
 */
async function scene(wins: Readonly<Record<string, number>>) {
  boards += 1;
  const clock = heldClock();
  const { store } = open(undefined, clock.now);
  const ratings = ratingsOn(store, clock.now);
  const board = { gameId: `board-${String(boards)}`, pool: 'LIVE' as const };
  let matches = 0;
  const play = async (winner: string, loser: string): Promise<void> => {
    matches += 1;
    const matchId = `${board.gameId}-${String(matches)}`;
    const players = [winner, loser].map((account, i) => ({ account, place: i + 1 }));
    await ratings.rate({ ...board, matchId, version: 1, at: clock.iso(), players });
  };
  for (const [name, count] of Object.entries(wins)) {
    for (let n = 0; n < 10; n += 1) {
      const foe = `foe of ${name} ${String(n)}`;
      await (n < count ? play(name, foe) : play(foe, name));
    }
  }
  const page = (first: number, after?: string) => ratings.leaderboard(board, { first, after });
  const whole = async (first: number): Promise<readonly Ranked[]> => {
    const all: Ranked[] = [];
    for (let after: string | undefined, more = true; more;) {
      const found = await page(first, after);
      all.push(...found.items.map(({ item }) => item));
      after = found.items.at(-1)?.cursor;
      more = found.hasNext;
    }
    return all;
  };
  return { store, clock, ratings, board, play, page, whole };
}
const names = (ranked: readonly Ranked[]) => ranked.map(({ account }) => account);

describe('a leaderboard', () => {
  it('lists accounts with ten matches or more, the highest figure first, page by page', async () => {
    const { whole, page, play, ratings } = await scene({ ann: 3, bob: 9, cid: 6 });
    await play('dan', 'foe of ann 0');
    expect(names(await whole(50))).toEqual(['bob', 'cid', 'ann']);
    for (const first of [1, 2]) expect(names(await whole(first))).toEqual(['bob', 'cid', 'ann']);
    const { items, hasNext } = await page(2);
    expect([items.length, hasNext]).toEqual([2, true]);
    for (const { item } of items)
      expect(await ratings.fresh(item.account)).toContainEqual(item.rating);
  });

  it('refuses the cursors of other leaderboards', async () => {
    const here = await scene({ ann: 3, bob: 9 });
    const there = await scene({ ann: 3, bob: 9 });
    const [first] = (await there.page(1)).items;
    expect(await codeOf(here.page(1, first?.cursor))).toBe('BAD_USER_INPUT');
    expect(await codeOf(here.page(1, 'nonsense'))).toBe('BAD_USER_INPUT');
  });

  it('moves an account that improves, and drops a deleted one', async () => {
    const { whole, play, store } = await scene({ ann: 5, bob: 6 });
    for (let n = 0; n < 4; n += 1) await play('ann', 'bob');
    expect(names(await whole(1))).toEqual(['ann', 'bob']);
    await store.erasures.erase('ann');
    expect(names(await whole(1))).toEqual(['bob']);
  });

  it('moves inactive accounts down to the place of their current ratings', async () => {
    const wins = { ann: 9, bob: 8, cid: 7, dan: 6, eve: 5 };
    const { whole, page, play, clock, ratings, board } = await scene(wins);
    expect(names(await whole(2))).toEqual(['ann', 'bob', 'cid', 'dan', 'eve']);
    clock.pass(400 * DAY);
    // all are as uncertain as in the beginning but those who play again
    for (let n = 0; n < 5; n += 1) {
      await play('dan', `foe of dan ${String(n)}`);
      await play('cid', `foe of cid ${String(n)}`);
    }
    const expected = await Promise.all(
      Object.keys(wins).map(async (account) => {
        const rating = ratingOn(await ratings.fresh(account), board);
        return { account, figure: rating.figure };
      }),
    );
    expected.sort((a, b) => b.figure - a.figure);
    expect(names(await whole(2))).toEqual(expected.map(({ account }) => account));
    expect(expected[0]?.account).not.toBe('ann');
    // and once it was put right nothing is put any more
    const again = await page(50);
    expect(again.items.map(({ item }) => item.rating.figure)).toEqual(
      expected.map(({ figure }) => figure),
    );
  });
});
