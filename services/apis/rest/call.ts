import type * as z from 'zod';
import type { routes } from '../../../schema/rest/routes.ts';
import type { FaultLog } from '../../platform/observability/log.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { signedIn } from '../http/signed-in.ts';
import type { reads } from './generated/wire.ts';
import type { ReadId } from './operation.ts';
import type { Waiting } from './waiting.ts';
import type { GraphqlContext } from '../graphql/context.ts';

/** Context that every operation is given, whatever it takes: that of the resolvers, which write answers, and more. */
export type Call = GraphqlContext & {
  readonly waiting: Waiting;
  /** The log of faults, such as those of list items left out. */
  readonly log: FaultLog;
  /** The variable parts of the path. */
  readonly path: Readonly<Record<string, string>>;
  /** The query, checked. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: object;
  /** The query as it was sent, and its page size, for the address of the next page. */
  readonly said: Readonly<Record<string, string | number>>;
  /** The command's id and the expected version, as the inputs of use-cases have them. */
  readonly command: { readonly commandId?: string; readonly expectedVersion?: number };
};

/** The query, or the body, of a read. */
type TakenBy<K> = K extends keyof typeof reads ? z.output<ReturnType<(typeof reads)[K]>> : object;

type Names<P> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;

export type CallOf<K extends ReadId> = Omit<Call, 'body' | 'path' | 'query'> & {
  readonly path: Readonly<Record<Names<(typeof routes)[K]['path']>, string>>;
  readonly query: TakenBy<K>;
  readonly body: TakenBy<K>;
};

/** Result of an operation, by the model it promised. */
export type Outcome<T> = {
  readonly body: T;
  /** The version of the answer, for the `ETag`. */
  readonly version?: number;
  /** The query of the next page. */
  readonly next?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** The path of the new resource. */
  readonly location?: string;
  /** The seconds after which to ask again, if there is nothing yet. */
  readonly retryAfter?: number;
};
/** The handlers by which operations are carried out. */
export type Handlers<K extends ReadId> = {
  readonly [O in K]: (call: CallOf<O>) => Promise<Outcome<unknown>> | Outcome<unknown>;
};

/** Actor of a request; refused when signed out. */
export const actorOf = ({ viewer }: Pick<Call, 'viewer'>, toDo?: string): AccountActor =>
  signedIn(viewer, toDo);
