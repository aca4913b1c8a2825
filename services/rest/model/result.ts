import type * as z from 'zod';
import type { result } from '../../../schema/openapi/models/result.ts';
import type { MatchResult, SeatInfo } from '../../matches/contract.ts';
import { holderIn } from '../../matches/record/seats.ts';
import { personOf } from './account.ts';

/** How a match ended; those who left are called as they were at the table. */
export const resultOf = (
  { seats }: { readonly seats: readonly SeatInfo[] },
  { ranking, reason, leavers }: MatchResult,
): z.infer<typeof result> => ({
  ranking: ranking.map(placed),
  reason,
  leavers: leavers.map(({ seat, account }) => ({
    seat,
    account: personOf(holderIn(seats, account) ?? { account }),
  })),
});

const placed = ({ seat, place, score, details }: MatchResult['ranking'][number]) => ({
  seat,
  place,
  score,
  details: { ...details },
});
