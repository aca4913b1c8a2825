import { tile } from '../../../../shared/games/tales-of-glory/content/tiles.ts';
import { goods } from '../../../../shared/games/tales-of-glory/content/tile.ts';
import type { Ledger, Reader } from './ledger.ts';
import { good, listed, tileNamed } from './reading.ts';

/** The lines of the final scoring: end rewards, Majorities, scores, tie-breaks and winners. */
export function endingReaders({ account, agree, collect, staying }: Ledger): readonly Reader[] {
  function majority(name: string, most: string, seats: string, glory: string): void {
    const what = good(name);
    const found = Math.max(...staying().map((seat) => account(seat).holding[what]));
    agree(Number(most), found, `the most ${name}`);
    const holders = staying().filter((seat) => account(seat).holding[what] === found);
    agree([...listed(seats)].sort(), holders.toSorted(), `the Majority in ${name}`);
    for (const seat of holders) {
      const one = account(seat);
      one.majorities += 1;
      one.final.majority += Number(glory);
      one.holding.glory += Number(glory);
    }
  }

  function score(name: string, ...told: readonly string[]): void {
    const { holding, final } = account(name);
    const played = holding.glory - final.majority - final.end;
    agree(told.map(Number), [played, final.majority, final.end, holding.glory], `${name}'s score`);
  }

  function tie(name: string, amounts: string, ahead: string): void {
    const what = good(name);
    const found = listed(amounts).map((part) => {
      const [seat = '', n = ''] = part.split(' – ');
      agree(Number(n), account(seat).holding[what], `${seat}'s ${name}`);
      return { seat, n: Number(n) };
    });
    const most = Math.max(...found.map(({ n }) => n));
    agree(
      listed(ahead),
      found.filter(({ n }) => n === most).map(({ seat }) => seat),
      'who is ahead',
    );
  }

  function win(winners: string): void {
    const key = (name: string) => {
      const { holding } = account(name);
      return [holding.glory, ...goods.map((what) => holding[what])];
    };
    const better = (a: string, b: string) => {
      const i = key(a).findIndex((n, at) => n !== key(b)[at]);
      return i < 0 ? 0 : (key(b)[i] ?? 0) - (key(a)[i] ?? 0);
    };
    const [best = ''] = staying().toSorted(better);
    agree(
      [...listed(winners)].sort(),
      staying()
        .filter((name) => better(name, best) === 0)
        .toSorted(),
      'the winners',
    );
  }

  return [
    [
      /^(\w+) scores (\+.+) for (.+) at the end of the game(?: \(.+\))?\.$/u,
      (name = '', text = '', what = '') => {
        account(name).final.end +=
          collect(
            name,
            tile(tileNamed(what)).reward.filter(({ atEnd }) => atEnd === true),
            text,
          ).glory ?? 0;
      },
    ],
    [
      /^(.+) (?:has|share) the Majority in (\w+) with (\d+) and scores? (\d+) Glory(?: each)?\.$/u,
      (seats = '', what = '', most = '', glory = '') => {
        majority(what, most, seats, glory);
      },
    ],
    [
      /^(\w+) scores (\d+) in play \+ (\d+) for Majorities \+ (\d+) at the end = (\d+) Glory\.$/u,
      (name = '', ...numbers) => {
        score(name, ...numbers);
      },
    ],
    [
      /^The players tied on Glory compare (\w+) \((.+)\), which puts (.+) ahead\.$/u,
      (what = '', amounts = '', ahead = '') => {
        tie(what, amounts, ahead);
      },
    ],
    [
      /^The game is over, and (.+) (?:wins|share the win)\.$/u,
      (winners = '') => {
        win(winners);
      },
    ],
  ];
}
