import type * as z from 'zod';
import type { operations, OperationId } from '../../schema/openapi/operations.ts';
import type { Locale } from '../../shared/words/phrase.ts';
import type { AttentionUses } from '../attention/contract.ts';
import type { Accounts } from '../accounts/contract.ts';
import type { RateLimits } from '../accounts/rates.ts';
import { accountsIn } from '../matches/record/seats.ts';
import type { Queues } from '../lobby/queues/contract.ts';
import type { AccountRatings } from '../ratings/contract.ts';
import type { LeavingUses } from '../leaving/contract.ts';
import type { MatchView, Matches } from '../matches/contract.ts';
import type { FaultLog } from '../observability/log.ts';
import type { NotificationUses } from '../notifications/contract.ts';
import type { AccountActor } from '../requests/actor.ts';
import type { Games } from '../matches/games.ts';
import { refuse } from '../requests/refusal.ts';
import { NO_MATCH } from '../matches/no-match.ts';
import type { TalkUses } from '../talk/contract.ts';
import type { Tournaments } from '../tournaments/contract.ts';
import { signedIn } from '../http/signed-in.ts';
import type { Setting } from './model/setting.ts';
import type { Waiting } from './waiting.ts';

/** Context that every operation is given, whatever it takes. */
export type Call = {
  /** Actor who asks; `undefined` when signed out. */
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
  readonly waiting: Waiting;
  /** The log of faults, such as of what lists pass over. */
  readonly log: FaultLog;
  readonly locale: Locale;
  /** The ids of the path; empty where the path names none. */
  readonly matchId: string;
  readonly gameId: string;
  readonly pool: string;
  readonly revision: string;
  readonly seat: string;
  readonly proposalId: string;
  readonly code: string;
  readonly messageId: string;
  readonly reportId: string;
  readonly accountId: string;
  readonly tournamentId: string;
  readonly seriesId: string;
  readonly round: string;
  readonly pod: string;
  readonly number: string;
  readonly actId: string;
  readonly appealId: string;
  readonly ticketId: string;
  readonly tokenId: string;
  readonly channelId: string;
  readonly deliveryId: string;
  /** The command's id and the expected version, as the inputs of use-cases have them. */
  readonly command: { readonly commandId?: string; readonly expectedVersion?: number };
};

type Id = OperationId;
type QueryOf<O> = O extends { readonly query: infer Q extends z.ZodType } ? z.output<Q> : object;
type BodyOf<O> = O extends { readonly body: infer B extends z.ZodType } ? z.output<B> : object;

export type CallOf<K extends Id> = Call & {
  readonly query: QueryOf<(typeof operations)[K]>;
  readonly body: BodyOf<(typeof operations)[K]>;
};

/** Result of an operation, by the model it promised. */
export type Outcome<T> = {
  readonly body: T;
  /** The version of what is given, for the `ETag`. */
  readonly version?: number;
  /** The query of the next page. */
  readonly next?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** The path of what was made. */
  readonly location?: string;
  /** The seconds after which to ask again, where there is nothing yet. */
  readonly retryAfter?: number;
};
export type OutcomeOf<K extends Id> = Outcome<z.input<(typeof operations)[K]['gives']['model']>>;

/** The handlers by which operations are carried out. */
export type Handlers<K extends Id> = {
  readonly [O in K]: (call: CallOf<O>) => Promise<OutcomeOf<O>> | OutcomeOf<O>;
};

/** Actor of a request; refused when signed out. */
export const actorOf = ({ viewer }: Pick<Call, 'viewer'>, toDo?: string): AccountActor =>
  signedIn(viewer, toDo);

/** The setting that the words of a match come from, with what those at its table are called. */
export const settingOf = async (
  { games, accounts, locale }: Pick<Call, 'games' | 'accounts' | 'locale'>,
  { record }: Pick<MatchView, 'record'>,
): Promise<Setting> => ({
  game: games.of(record),
  seats: record.seats,
  names: await accounts.names(accountsIn(record)),
  locale,
});

/** The match, or the refusal that hides whether there is one. */
export async function matchIn({ matches, viewer, matchId }: Call): Promise<MatchView> {
  const found = await matches.find(viewer, matchId);
  return found ?? refuse('NOT_FOUND', NO_MATCH);
}
