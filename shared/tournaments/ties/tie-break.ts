import type { Account, Ledger } from '../scoring/ledger.ts';
import { draw } from './draw.ts';
import { headToHead } from './head-to-head.ts';
import { buchholz, opponentPoints, opponentWinRate } from './opponents.ts';
import { gameScore, places, progressive, wins } from './own-play.ts';
import type { Tie } from './tie.ts';
import { ownValue, type TieBreak, type Value } from './value.ts';

/** A tie-break of a stage; `seed` is that of its draw, in hex. */
export function tieBreak(tie: Tie, ledger: Ledger, seed: string): TieBreak<Account> {
  const own = (of: (account: Account) => Value) => ownValue(ledger.accounts.values(), of);
  switch (tie.kind) {
    case 'HEAD_TO_HEAD':
      return headToHead;
    case 'WINS':
      return own(wins);
    case 'PLACES':
      return own(places(ledger));
    case 'GAME_SCORE':
      return own(gameScore);
    case 'OPPONENT_POINTS':
      return own(opponentPoints(ledger));
    case 'OPPONENT_WIN_RATE':
      return own(opponentWinRate(ledger, tie.floor));
    case 'BUCHHOLZ':
      return own(buchholz(ledger, tie));
    case 'PROGRESSIVE':
      return own(progressive(ledger));
    case 'DRAW':
      return own(draw(seed, ({ player }) => player.number));
  }
}
