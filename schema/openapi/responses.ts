import { problem, type ProblemCode } from './models/problem.ts';
import type { Operation } from './operation.ts';
import type { HeaderName } from './parts.ts';
import { ref } from './schemas.ts';
import { CONTENTION, meanings, unreadable } from './statuses.ts';

type Response = Readonly<Record<string, unknown>>;

/** Every answer of an operation, by its status. */
export function responsesOf(operation: Operation): Readonly<Record<string, Response>> {
  const { method, gives } = operation;
  return {
    [gives.status]: success(operation),
    ...(method === 'get' &&
      gives.etag && { 304: { description: 'It still stands as in `If-None-Match`.' } }),
    ...problemsOf(operation),
  };
}

function success({ gives }: Operation): Response {
  const { says, model, etag, located, link, lines } = gives;
  const headers = [
    ...(etag ? (['ETag'] as const) : []),
    ...(link ? (['Link'] as const) : []),
    ...(located ? (['Location'] as const) : []),
  ];
  return {
    description: says,
    ...withHeaders(headers),
    content: {
      'application/json': { schema: ref(model) },
      ...(lines && { 'application/x-ndjson': { schema: ref(lines) } }),
    },
  };
}

/** Codes that any request may meet, beside those of its own. */
function problemsOf(operation: Operation): Readonly<Record<string, Response>> {
  const { method, body, token, guarded, refuses } = operation;
  const told = new Map<number, string>();
  const tell = (status: number, text: string) => {
    const before = told.get(status);
    told.set(status, before === undefined ? text : `${before} ${text}`);
  };
  const tellCode = (code: ProblemCode) =>
    tell(meanings[code].status, `\`${code}\`: ${meanings[code].title}`);

  tell(400, unreadable[400]);
  if (body) tell(413, unreadable[413]);
  if (body) tell(415, unreadable[415]);
  if (guarded) tell(CONTENTION, '`STALE_VERSION`: Others kept being quicker; send it again.');
  const anyone: readonly ProblemCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL'];
  const guard: readonly ProblemCode[] = guarded ? ['STALE_VERSION'] : [];
  // an access token may have been made for less
  const scoped: readonly ProblemCode[] =
    token === 'needed' && method !== 'get' ? ['FORBIDDEN'] : [];
  for (const code of new Set([...anyone, ...guard, ...scoped, ...refuses])) tellCode(code);
  return Object.fromEntries([...told].map(([status, text]) => [status, refusal(status, text)]));
}

const refusal = (status: number, description: string): Response => ({
  description,
  ...withHeaders([
    ...(status === 401 ? (['WwwAuthenticate'] as const) : []),
    ...(status === 429 || status === 500 || status === CONTENTION ? (['RetryAfter'] as const) : []),
  ]),
  content: { 'application/problem+json': { schema: ref(problem) } },
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
