import type { Match } from '../match/match.ts';
import type { Seat } from '../procedure/seat.ts';
import type { Pending } from '../procedure/question.ts';

/** The questions this seat may answer now. */
export const questionsOf = <S>(match: Match<S>, seat: Seat): readonly Pending[] =>
  match.pending.filter((question) => question.seat === seat);

/** The seats the match waits for; one that has answered and might change its mind is not among them. */
export const waitingOn = <S>(match: Match<S>): readonly Seat[] => [
  ...new Set(match.pending.filter((question) => !question.answered).map(({ seat }) => seat)),
];
