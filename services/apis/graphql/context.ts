import type { Locale } from '../../../shared/words/phrase.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { RequestUses } from '../http/api.ts';
import type { Budget } from './budget.ts';

/** The context of a `MatchUpdate`, all that its fields need; the stream executes subscriptions with it. */
export type ReadingContext = {
  /** The language of texts for which the client named none. */
  readonly locale: Locale;
};

/** Context of resolvers, made for each request. */
export type GraphqlContext = ReadingContext &
  RequestUses & {
    readonly requestId: string;
    /** Actor of the request; `undefined` when signed out. */
    readonly viewer: AccountActor | undefined;
    /** Budget that this request has left to read. */
    readonly budget: Budget;
  };
