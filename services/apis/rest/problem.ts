import type { Problem } from '../../../schema/openapi/documents/problem.ts';
import {
  CONTENTION,
  meanings,
  problemType,
  unreadable,
  type ProblemCode,
} from '../../../schema/openapi/statuses.ts';
import { TokenRefusedError } from '../../accounts/identity/token-refused.ts';
import { refusalOf } from '../http/refusal-of.ts';
import type { CommandRefusedError } from '../../platform/requests/refusal.ts';
import { UnreadableRequestError } from '../http/unreadable-request.ts';
import type { FaultLog } from '../../platform/observability/log.ts';

/** After how many seconds a request that may well succeed should be sent again. */
const RETRY_AFTER = '1';

/**
 * Presents a thrown error as a client may read it, as `application/problem+json`. An error that is
 * no refusal is a fault of ours: it is logged under the request's id, and the client is told
 * nothing of its inside.
 */
export function problemResponse(thrown: unknown, requestId: string, log: FaultLog): Response {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const told = meaningOf(error);
  if (told.code === 'INTERNAL') log.error('A request failed.', { requestId, error });
  const { headers = {}, ...rest } = told;
  const problem: Problem = { ...rest, requestId };
  return new Response(`${JSON.stringify(problem)}\n`, {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(problem.retryable && { 'retry-after': RETRY_AFTER }),
      ...headers,
    },
  });
}

type Meaning = Omit<Problem, 'requestId'> & { readonly headers?: Readonly<Record<string, string>> };

function meaningOf(error: Error): Meaning {
  const refused = refusalOf(error);
  if (refused !== undefined) return refusal(refused);
  if (error instanceof UnreadableRequestError) return mistake(error);
  if (error instanceof TokenRefusedError) {
    const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' };
    return { ...coded('UNAUTHENTICATED', error.message), headers: challenge };
  }
  const sorry = 'Internal server error. If it happens again, report the request ID.';
  return { ...coded('INTERNAL', sorry), retryable: true };
}

function refusal(error: CommandRefusedError): Meaning {
  const {
    code,
    message,
    retryable,
    rule,
    currentVersion,
    answeredBy,
    sealedAt,
    unmet,
    status,
    allowed,
    pods,
    problems,
    retryAfter,
  } = error;
  const contention = code === 'STALE_VERSION' && retryable;
  return {
    ...coded(code, message),
    ...(contention && { status: CONTENTION }),
    retryable: retryable || code === 'RATE_LIMITED',
    ...(rule !== undefined && { rule }),
    ...(currentVersion !== undefined && { currentVersion }),
    ...(answeredBy !== undefined && { answeredBy }),
    ...(sealedAt !== undefined && { sealedAt }),
    ...(unmet !== undefined && { unmet: [...unmet] }),
    ...(status !== undefined && { tournamentStatus: status }),
    ...(allowed !== undefined && { allowed: [...allowed] }),
    ...(pods !== undefined && { pods: [...pods] }),
    ...(problems !== undefined && {
      problems: problems.map(({ players, relax, ...problem }) => ({
        ...problem,
        players: [...players],
        relax: [...relax],
      })),
    }),
    ...(code === 'UNAUTHENTICATED' && { headers: { 'www-authenticate': 'Bearer' } }),
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  };
}

function mistake({ status, message, faults, allow }: UnreadableRequestError): Meaning {
  return {
    ...coded('BAD_USER_INPUT', message),
    title: unreadable[status],
    status,
    ...(faults && { faults: [...faults] }),
    ...(allow !== undefined && { headers: { allow } }),
  };
}

const coded = (code: ProblemCode, detail: string) => ({
  type: problemType(code),
  ...meanings[code],
  detail,
  code,
  retryable: false,
});
