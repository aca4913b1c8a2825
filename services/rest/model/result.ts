import type * as z from 'zod';
import type { result } from '../../../schema/openapi/models/result.ts';
import type { MatchResult } from '../../matches/contract.ts';
import { partsOfScore, placeText, reasonText, scoreText } from '../../words/result.ts';
import { seatedIn } from './account.ts';
import type { Setting } from './setting.ts';

/** The result of a match: how it ended, and who left it. */
export const resultOf = (setting: Setting, ended: MatchResult): z.infer<typeof result> => ({
  ranking: ended.ranking.map((standing) => placed(setting, ended, standing)),
  reason: ended.reason,
  reasonText: reasonText(ended, setting, setting.locale),
  leavers: ended.leavers.map(({ seat, account }) => ({
    seat,
    account: seatedIn(setting, account),
  })),
});

const placed = (
  setting: Setting,
  { ranking, leavers }: MatchResult,
  standing: MatchResult['ranking'][number],
) => ({
  seat: standing.seat,
  place: standing.place,
  score: standing.score,
  details: { ...standing.details },
  placeText: placeText(standing.place, ranking.length, setting.locale),
  scoreText: scoreText(
    setting,
    standing,
    setting.locale,
    leavers.some(({ seat }) => seat === standing.seat),
  ),
  parts: partsOfScore(setting, standing, setting.locale),
});
