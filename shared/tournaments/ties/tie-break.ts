import type { Ledger } from '../scoring/ledger.ts';
import { draw } from './draw.ts';
import { headToHead } from './head-to-head.ts';
import { buchholz, opponentPoints, opponentWinRate } from './opponents.ts';
import { gameScore, places, progressive, wins } from './own-play.ts';
import type { Tie } from './tie.ts';
import { ownValue, type TieBreak } from './value.ts';

/** A tie-break of a stage; `seed` is that of its draw, in hex. */
export function tieBreak(tie: Tie, ledger: Ledger, seed: string): TieBreak {
  switch (tie.kind) {
    case 'HEAD_TO_HEAD':
      return headToHead;
    case 'WINS':
      return ownValue(ledger, wins);
    case 'PLACES':
      return ownValue(ledger, places(ledger));
    case 'GAME_SCORE':
      return ownValue(ledger, gameScore);
    case 'OPPONENT_POINTS':
      return ownValue(ledger, opponentPoints(ledger));
    case 'OPPONENT_WIN_RATE':
      return ownValue(ledger, opponentWinRate(ledger, tie.floor));
    case 'BUCHHOLZ':
      return ownValue(ledger, buchholz(ledger, tie));
    case 'PROGRESSIVE':
      return ownValue(ledger, progressive(ledger));
    case 'DRAW':
      return ownValue(ledger, draw(seed));
  }
}
