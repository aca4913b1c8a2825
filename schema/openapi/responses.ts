import type { Shown } from './examples/index.ts';
import { refusalAt, refusalFor } from './examples/problem.ts';
import { problem, type Problem, type ProblemCode } from './models/problem.ts';
import type { Operation } from './operation.ts';
import type { HeaderName } from './parts.ts';
import { ref } from './schemas.ts';
import { CONTENTION, meanings, unreadable } from './statuses.ts';

type Response = Readonly<Record<string, unknown>>;

/** Every answer of an operation, by its status, as its examples show it. */
export function responsesOf(
  operation: Operation,
  shown: Shown,
): Readonly<Record<string, Response>> {
  const { method, gives } = operation;
  return {
    [gives.status]: success(operation, shown),
    ...(method === 'get' &&
      gives.etag && {
        304: { description: 'It has not changed since the version in `If-None-Match`.' },
      }),
    ...problemsOf(operation),
  };
}

function success({ gives }: Operation, shown: Shown): Response {
  const { says, model, etag, located, link, lines, type = 'application/json' } = gives;
  const headers = [
    ...(etag ? (['ETag'] as const) : []),
    ...(link ? (['Link'] as const) : []),
    ...(located ? (['Location'] as const) : []),
  ];
  return {
    description: says,
    ...withHeaders(headers),
    content: {
      [type]: { schema: ref(model), example: shown.gives },
      ...(lines && { 'application/x-ndjson': { schema: ref(lines), example: shown.lines } }),
    },
  };
}

/** Codes that any request may meet, beside those of its own. */
function problemsOf(operation: Operation): Readonly<Record<string, Response>> {
  const { method, body, token, guarded, refuses } = operation;
  const told = new Map<number, Refusal>();
  const tell = (text: string, example: Problem) => {
    const { status } = example;
    const before = told.get(status);
    // of several the first is shown
    told.set(status, before ? { ...before, text: `${before.text} ${text}` } : { text, example });
  };
  const tellCode = (code: ProblemCode) => {
    const { status, title } = meanings[code];
    tell(`\`${code}\`: ${title}`, refusalFor(code, status));
  };

  for (const status of body ? ([400, 413, 415] as const) : ([400] as const)) {
    tell(unreadable[status], refusalAt(status));
  }
  if (method !== 'get') {
    const busy = refusalFor('STALE_VERSION', CONTENTION);
    tell('`STALE_VERSION`: Others kept being quicker; send it again.', busy);
  }
  const anyone: readonly ProblemCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL'];
  const guard: readonly ProblemCode[] = guarded ? ['STALE_VERSION'] : [];
  // an access token may have been made for less
  const scoped: readonly ProblemCode[] =
    token === 'needed' && method !== 'get' ? ['FORBIDDEN'] : [];
  const stored: readonly ProblemCode[] = method === 'get' ? [] : ['STORAGE_FULL'];
  for (const code of new Set([...anyone, ...stored, ...guard, ...scoped, ...refuses]))
    tellCode(code);
  return Object.fromEntries([...told].map(([status, refusal]) => [status, response(refusal)]));
}

type Refusal = { readonly text: string; readonly example: Problem };

const response = ({ text, example, example: { status } }: Refusal): Response => ({
  description: text,
  ...withHeaders([
    ...(status === 401 ? (['WwwAuthenticate'] as const) : []),
    ...(status === 429 || status === 500 || status === CONTENTION ? (['RetryAfter'] as const) : []),
  ]),
  content: { 'application/problem+json': { schema: ref(problem), example } },
});

const wire: Readonly<Record<HeaderName, string>> = {
  ETag: 'ETag',
  Link: 'Link',
  Location: 'Location',
  RetryAfter: 'Retry-After',
  WwwAuthenticate: 'WWW-Authenticate',
};

const withHeaders = (names: readonly HeaderName[]): Response =>
  names.length === 0
    ? {}
    : {
        headers: Object.fromEntries(
          names.map((name) => [wire[name], { $ref: `#/components/headers/${name}` }]),
        ),
      };
