import type * as z from 'zod';
import type { MatchView } from '../../matches/contract.ts';
import type { FaultLog } from '../../platform/observability/log.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { NO_MATCH } from '../../matches/terms/no-match.ts';
import { signedIn } from '../http/signed-in.ts';
import type { reads } from './generated/wire.ts';
import type { ReadId } from './operation.ts';
import type { Waiting } from './waiting.ts';
import type { GraphqlContext } from '../graphql/context.ts';

/** Context that every operation is given, whatever it takes: that of the resolvers, which write answers, and more. */
export type Call = GraphqlContext & {
  readonly waiting: Waiting;
  /** The log of faults, such as of what lists pass over. */
  readonly log: FaultLog;
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

/** The query, or the body, of a read. */
type TakenBy<K> = K extends keyof typeof reads ? z.output<ReturnType<(typeof reads)[K]>> : object;

export type CallOf<K extends ReadId> = Call & {
  readonly query: TakenBy<K>;
  readonly body: TakenBy<K>;
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
/** The handlers by which operations are carried out. */
export type Handlers<K extends ReadId> = {
  readonly [O in K]: (call: CallOf<O>) => Promise<Outcome<unknown>> | Outcome<unknown>;
};

/** Actor of a request; refused when signed out. */
export const actorOf = ({ viewer }: Pick<Call, 'viewer'>, toDo?: string): AccountActor =>
  signedIn(viewer, toDo);

/** The match, or the refusal that hides whether there is one. */
export async function matchIn({ matches, viewer, matchId }: Call): Promise<MatchView> {
  const found = await matches.find(viewer, matchId);
  return found ?? refuse('NOT_FOUND', NO_MATCH);
}
