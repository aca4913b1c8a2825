import type { Locale } from '../../../shared/words/phrase.ts';
import type { AttentionUses } from '../../notifications/attention/contract.ts';
import type { Accounts } from '../../accounts/accounts/contract.ts';
import type { RateLimits } from '../../accounts/accounts/rates.ts';
import type { Queues } from '../../matches/lobby/queues/contract.ts';
import type { Games } from '../../matches/terms/games.ts';
import type { AccountRatings } from '../../accounts/ratings/contract.ts';
import type { LeavingUses } from '../../leaving/contract.ts';
import type { Matches } from '../../matches/contract.ts';
import type { NotificationUses } from '../../notifications/delivery/contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { TalkUses } from '../../matches/chat/contract.ts';
import type { Tournaments } from '../../tournaments/contract.ts';
import type { Budget } from './budget.ts';

/** The context of a `MatchUpdate`, all that its fields need; the stream executes subscriptions with it. */
export type ReadingContext = {
  /** The language of texts for which the client named none. */
  readonly locale: Locale;
};

/** Context of resolvers, made for each request. */
export type GraphqlContext = ReadingContext & {
  readonly requestId: string;
  /** Actor of the request; `undefined` when signed out. */
  readonly viewer: AccountActor | undefined;
  readonly matches: Matches;
  readonly accounts: Accounts;
  readonly attention: AttentionUses;
  readonly notifications: NotificationUses;
  readonly talk: TalkUses;
  readonly queues: Queues;
  readonly tournaments: Tournaments;
  readonly ratings: Pick<AccountRatings, 'changes' | 'leaderboard'>;
  readonly leaving: LeavingUses;
  readonly games: Games;
  readonly issuer: string;
  /** The rate limits of the caller; `undefined` if there are none. */
  readonly rates: Pick<RateLimits, 'figures'> | undefined;
  /** Budget that this request has left to read. */
  readonly budget: Budget;
};
