import type { OperationExample } from './examples/index.ts';
import { withNulls } from './examples/with-nulls.ts';
import { refusalAt, refusalFor } from './examples/problem.ts';
import type { Operation } from '../contract/request-parts.ts';
import type { Components } from './components.ts';
import type { Problem } from './documents/problem.ts';
import type { HeaderName } from './parts.ts';
import type { Schema } from './shapes.ts';
import { CONTENTION, meanings, unreadable, type ProblemCode } from './statuses.ts';

type Response = Readonly<Record<string, unknown>>;

/** Every answer of an operation, by its status, as its examples show it. */
export function responsesOf(
  operation: Operation,
  shown: OperationExample,
  components: Components,
): Readonly<Record<string, Response>> {
  const { method, version, status = 200 } = operation.route;
  return {
    [status]: success(operation, shown, components),
    ...(method === 'get' &&
      version !== undefined && {
        304: { description: 'It has not changed since the version in `If-None-Match`.' },
      }),
    ...problemsOf(operation, components.body(operation) !== undefined),
  };
}

function success(operation: Operation, shown: OperationExample, components: Components): Response {
  const { version, at, link, page, lines, type = 'application/json' } = operation.route;
  const headers = [
    ...(version === undefined ? [] : (['ETag'] as const)),
    ...(link || page !== undefined ? (['Link'] as const) : []),
    ...(at === undefined ? [] : (['Location'] as const)),
  ];
  const showing = (schema: Schema, value: unknown) => ({
    schema,
    example: withNulls(components.all(), schema, value),
  });
  return {
    description: components.says(operation),
    ...withHeaders(headers),
    content: {
      [type]: showing(components.wrapped(operation), shown.gives),
      ...(lines !== undefined && {
        'application/x-ndjson': showing(components.answer(lines), shown.lines),
      }),
    },
  };
}

/** Codes that any request may meet, beside those of its own. */
function problemsOf(operation: Operation, hasBody: boolean): Readonly<Record<string, Response>> {
  const { route, needsToken, guarded, refuses } = operation;
  const { method } = route;
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

  for (const status of hasBody ? ([400, 413, 415] as const) : ([400] as const)) {
    tell(unreadable[status], refusalAt(status));
  }
  if (method !== 'get') {
    const busy = refusalFor('STALE_VERSION', CONTENTION);
    tell('`STALE_VERSION`: Others kept being quicker; send it again.', busy);
  }
  const anyone: readonly ProblemCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL'];
  const guard: readonly ProblemCode[] = guarded ? ['STALE_VERSION'] : [];
  // an access token may have been made for less
  const scoped: readonly ProblemCode[] = needsToken && method !== 'get' ? ['FORBIDDEN'] : [];
  const stored: readonly ProblemCode[] = method === 'get' ? [] : ['STORAGE_FULL'];
  for (const code of new Set([...anyone, ...stored, ...guard, ...scoped, ...refuses]))
    tellCode(code as ProblemCode);
  return Object.fromEntries([...told].map(([status, refusal]) => [status, response(refusal)]));
}

type Refusal = { readonly text: string; readonly example: Problem };

const response = ({ text, example, example: { status } }: Refusal): Response => ({
  description: text,
  ...withHeaders([
    ...(status === 401 ? (['WwwAuthenticate'] as const) : []),
    ...(status === 429 || status === 500 || status === CONTENTION ? (['RetryAfter'] as const) : []),
  ]),
  content: {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example },
  },
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
