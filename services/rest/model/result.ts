import type * as z from 'zod';
import type { result } from '../../../schema/openapi/models/result.ts';
import type { MatchResult } from '../../matches/contract.ts';
import { seatedIn } from './account.ts';
import type { Setting } from './setting.ts';

/** The result of a match: how it ended, and who left it. */
export const resultOf = (
  setting: Setting,
  { ranking, reason, leavers }: MatchResult,
): z.infer<typeof result> => ({
  ranking: ranking.map(placed),
  reason,
  leavers: leavers.map(({ seat, account }) => ({
    seat,
    account: seatedIn(setting, account),
  })),
});

const placed = ({ seat, place, score, details }: MatchResult['ranking'][number]) => ({
  seat,
  place,
  score,
  details: { ...details },
});
