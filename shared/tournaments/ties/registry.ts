import * as z from 'zod';
import { draw } from './draw.ts';
import { headToHead } from './head-to-head.ts';
import { buchholz, opponentPoints, opponentWinRate } from './opponents.ts';
import { gameScore, places, progressive, wins } from './own-play.ts';
import { byOwnValue, plainTie, tieSpec } from './spec.ts';

/** The kinds of tie-breaks (docs/decisions/standings.md). */
export const tieSpecs = {
  HEAD_TO_HEAD: tieSpec({
    schema: plainTie('HEAD_TO_HEAD'),
    words: { en: 'head-to-head points', cs: 'vzájemné partie', ko: '맞대결' },
    breaks: () => headToHead,
  }),
  WINS: tieSpec({
    schema: plainTie('WINS'),
    words: { en: 'wins', cs: 'počet výher', ko: '승리 수' },
    breaks: ({ ledger }) => byOwnValue(ledger, wins),
  }),
  PLACES: tieSpec({
    schema: plainTie('PLACES'),
    words: {
      en: 'first places, then second places',
      cs: 'počet prvních míst, pak druhých',
      ko: '1위 횟수, 그다음 2위 횟수',
    },
    breaks: ({ ledger }) => byOwnValue(ledger, places(ledger)),
  }),
  GAME_SCORE: tieSpec({
    schema: plainTie('GAME_SCORE'),
    words: { en: 'game score', cs: 'skóre hry', ko: '게임 점수' },
    breaks: ({ ledger }) => byOwnValue(ledger, gameScore),
  }),
  OPPONENT_POINTS: tieSpec({
    schema: plainTie('OPPONENT_POINTS'),
    words: { en: 'opponents’ average points', cs: 'průměr bodů soupeřů', ko: '상대 점수 평균' },
    breaks: ({ ledger }) => byOwnValue(ledger, opponentPoints(ledger)),
  }),
  OPPONENT_WIN_RATE: tieSpec({
    schema: z.strictObject({
      kind: z.literal('OPPONENT_WIN_RATE'),
      floor: z
        .number()
        .min(0)
        .max(1)
        .multipleOf(0.001)
        .default(0.2)
        .describe('What an opponent counts for at least.'),
    }),
    words: { en: 'opponents’ win rate', cs: 'úspěšnost soupeřů', ko: '상대 승률' },
    breaks: ({ ledger, tie }) => byOwnValue(ledger, opponentWinRate(ledger, tie.floor)),
  }),
  BUCHHOLZ: tieSpec({
    schema: z.strictObject({
      kind: z.literal('BUCHHOLZ'),
      cut: z.int().min(0).max(8).default(0).describe('How many of the lowest rounds are left out.'),
      unplayed: z
        .enum(['VIRTUAL', 'EXCLUDE'])
        .default('VIRTUAL')
        .describe('A round not played counts the player’s own points, or nothing.'),
    }),
    words: {
      en: 'sum of opponents’ points (Buchholz)',
      cs: 'součet bodů soupeřů (Buchholz)',
      ko: '상대 점수 합(부흐홀츠)',
    },
    breaks: ({ ledger, tie }) => byOwnValue(ledger, buchholz(ledger, tie)),
  }),
  PROGRESSIVE: tieSpec({
    schema: plainTie('PROGRESSIVE'),
    words: { en: 'progressive score', cs: 'průběžné body', ko: '누적 점수' },
    breaks: ({ ledger }) => byOwnValue(ledger, progressive(ledger)),
  }),
  DRAW: tieSpec({
    schema: plainTie('DRAW'),
    words: { en: 'random draw', cs: 'los', ko: '추첨' },
    breaks: ({ ledger, seed }) =>
      byOwnValue(
        ledger,
        draw(seed, ({ player }) => player.number),
      ),
  }),
};
export type TieKind = keyof typeof tieSpecs;
