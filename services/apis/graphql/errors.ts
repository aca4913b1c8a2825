import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { refusalOf } from '../http/refusal-of.ts';
import type {
  CommandRefusedError,
  RefusalCode,
  RefusalDetails,
} from '../../platform/requests/refusal.ts';
import type { FaultLog } from '../../platform/observability/log.ts';
import { pointer } from '../../platform/requests/mistakes.ts';

/**
 * Presents an error as a client may read it. Refusals and the client's mistakes are shown unchanged; anything
 * else is a fault of ours: it is logged under the request's id, and the client is told nothing of its inside.
 * The reply adds the id for the client.
 * @param formatted the error in the form it would be sent in, with the server's own code if it gave one
 * @param thrown the error behind it
 */
export function presentError(
  { message: _, extensions = {}, ...where }: GraphQLFormattedError,
  thrown: unknown,
  requestId: string | undefined,
  log: FaultLog,
): GraphQLFormattedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, ...meaning } = meaningOf(error, extensions['code']);
  if (meaning.code === 'INTERNAL') {
    log.error('A request failed.', { requestId, error: innermost(error) });
  }
  return { message, ...where, extensions: meaning };
}

type Meaning = Pick<RefusalDetails, 'status' | 'allowed' | 'pods' | 'problems'> & {
  readonly message: string;
  readonly code: RefusalCode | 'PERSISTED_QUERY_NOT_FOUND';
  readonly retryable: boolean;
  readonly rule?: string;
  readonly currentVersion?: number;
  readonly answeredBy?: 'CLOCK';
  readonly retryAfter?: number;
  readonly sealedAt?: number;
  readonly unmet?: readonly string[];
  /** The reason, a kind of mistake, in the words of GraphQL servers. */
  readonly reason?: string;
  readonly faults?: readonly GraphqlFault[];
};

/** A fault of a request, and its place: in the input of the field, or in the variables. */
type GraphqlFault = {
  readonly in: 'input' | 'variables';
  /** A JSON Pointer. */
  readonly at: string;
  readonly detail: string;
};

function meaningOf(error: Error, reason: unknown): Meaning {
  const cause = innermost(error);
  const refused = refusalOf(cause);
  if (refused !== undefined) return refusal(refused);
  if (reason === 'UNAUTHENTICATED') {
    return { message: error.message, code: reason, retryable: false };
  }
  if (reason === 'PERSISTED_QUERY_NOT_FOUND') {
    return { message: error.message, code: reason, retryable: true };
  }
  if (isClients(error, reason)) {
    const faults = faultsIn(error);
    return {
      message: error.message,
      code: 'BAD_USER_INPUT',
      retryable: false,
      ...named(reason),
      ...(faults.length > 0 && { faults }),
    };
  }
  return {
    message: 'Internal server error. If it happens again, report the request ID.',
    code: 'INTERNAL',
    retryable: true,
  };
}

const refusal = (cause: CommandRefusedError): Meaning => ({
  message: cause.message,
  code: cause.code,
  retryable: cause.retryable,
  ...(cause.rule === undefined ? {} : { rule: cause.rule }),
  ...(cause.currentVersion === undefined ? {} : { currentVersion: cause.currentVersion }),
  ...(cause.answeredBy === undefined ? {} : { answeredBy: cause.answeredBy }),
  ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
  ...(cause.sealedAt === undefined ? {} : { sealedAt: cause.sealedAt }),
  ...(cause.unmet === undefined ? {} : { unmet: cause.unmet }),
  ...(cause.status === undefined ? {} : { status: cause.status }),
  ...(cause.allowed === undefined ? {} : { allowed: cause.allowed }),
  ...(cause.pods === undefined ? {} : { pods: cause.pods }),
  ...(cause.problems === undefined ? {} : { problems: cause.problems }),
  ...(cause.mistakes.length > 0 && {
    faults: cause.mistakes.map(({ path, detail }) => ({
      in: 'input',
      at: pointer(path),
      detail,
    })),
  }),
});

/**
 * Matches the library's message for a variable of the wrong shape, the only place where it gives
 * the path.
 */
const MISFIT =
  /^Variable "\$(\w+)" (?:got invalid value .*?(?: at "([^"]+)")?; |of .* was not provided\.)/su;

/** The place that an error about a variable names. */
function faultsIn({ message }: Error): readonly GraphqlFault[] {
  const [whole, variable, place = variable] = MISFIT.exec(message) ?? [];
  if (whole === undefined || place === undefined) return [];
  const path = place.split(/[.[\]]+/u).filter((step) => step !== '');
  const detail = message.slice(whole.endsWith('; ') ? whole.length : 0);
  return [{ in: 'variables', at: pointer(path), detail }];
}

/** The server's own code, if it tells more than ours does. */
const named = (reason: unknown): { readonly reason?: string } =>
  typeof reason === 'string' && !['BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR'].includes(reason)
    ? { reason }
    : {};

/** The codes by which the server marks a request that can't be carried out as it was sent. */
const mistakes: readonly unknown[] = [
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'TOO_LARGE',
];

/** A mistake of the client's: marked so, or found before execution, or in a field's arguments. */
function isClients(error: Error, reason: unknown): boolean {
  if (reason !== undefined && reason !== 'INTERNAL_SERVER_ERROR') return mistakes.includes(reason);
  if (!(error instanceof GraphQLError)) return false;
  if (error.path === undefined) return error.originalError === undefined;
  const cause = innermost(error);
  return cause instanceof GraphQLError && cause !== error && cause.nodes !== undefined;
}

/** The error that was thrown first, behind those of the server. */
export function innermost(error: Error): Error {
  const inner = error instanceof GraphQLError ? error.originalError : undefined;
  return inner == null ? error : innermost(inner);
}
