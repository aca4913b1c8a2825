import type { Gates, Leaving } from './gates.ts';
import type { RuleEvent } from '../notices/notice.ts';
import type { Route } from './rules.ts';
import type { News } from './state.ts';

/** The circumstances that decide which notices an account gets, and when not. */
export type Circumstances = Gates & {
  readonly account: string;
  readonly matchId: string;
  /** The routes of a type of notice: the channels it is sent to, and when. */
  routes(type: RuleEvent): readonly Route[];
  /** True if the account has muted this match. */
  readonly muted: boolean;
  /** The account looks at the match. */
  readonly watching: boolean;
  /** The deadline as it truly is: with what operators have given back. */
  readonly deadline: string | undefined;
};

/** A notice that is to leave. */
export type Sending = Leaving & {
  readonly type: RuleEvent;
  readonly route: Route;
  /** The time at which it arose, ISO 8601: the same for the same notice, whenever it leaves. */
  readonly at: string;
  /** The time past which no delivery is tried. */
  readonly until?: string | undefined;
  /** The event of the notice; absent for attention that is due. */
  readonly news?: News;
  /** The percentage of the seat's time that has passed; for a reminder. */
  readonly percent?: number | undefined;
};
