import type { Outcome } from './call.ts';
import { etagOf, has, wantsLines } from './headers.ts';
import type { Operation } from './operation.ts';

/** Response of an operation, on the wire. */
export function respond(
  operation: Operation,
  request: Request,
  outcome: Outcome<unknown>,
): Response {
  const { method, status = 200, lines } = operation;
  const { version, next, location, retryAfter } = outcome;
  const { type, text } = operation.type
    ? { type: `${operation.type}; charset=utf-8`, text: outcome.body as string }
    : written(lines !== undefined, request, outcome.body);
  const hasTag = operation.version !== undefined && version !== undefined;
  const etag = hasTag ? tagOf(method, version, text) : undefined;
  const headers = {
    ...cachingOf(operation, request),
    ...(etag !== undefined && { etag }),
    ...(next && { link: `<${nextPage(request.url, next)}>; rel="next"` }),
    ...(location !== undefined && { location }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  if (method === 'get' && etag !== undefined && has(request.headers, etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, {
    status,
    headers: { ...headers, 'content-type': type },
  });
}

/**
 * The `ETag` of an answer. A command names the version it led to, for the `If-Match` of the next; a
 * read also has a hash of its text.
 */
const tagOf = (method: Operation['method'], version: number, text: string): string =>
  method === 'get' ? etagOf(version, text) : `"${String(version)}"`;

function written(lines: boolean, request: Request, body: unknown) {
  if (!lines || !wantsLines(request.headers)) {
    return { type: 'application/json; charset=utf-8', text: `${JSON.stringify(body)}\n` };
  }
  const { items } = body as { readonly items: readonly unknown[] };
  return {
    type: 'application/x-ndjson; charset=utf-8',
    text: items.map((item) => `${JSON.stringify(item)}\n`).join(''),
  };
}

function nextPage(url: string, query: NonNullable<Outcome<unknown>['next']>): string {
  const search = Object.entries(query).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  return `${new URL(url).pathname}?${new URLSearchParams(search).toString()}`;
}

const cachingOf = ({ immutable, brief }: Operation, { headers }: Request) => {
  if (immutable) return FOR_GOOD;
  return brief && !headers.has('authorization') ? FOR_EVERYBODY : FOR_THE_READER;
};

const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable' };
/**
 * The headers of answers that only their reader may keep: they depend on the viewer, and may change
 * at any time.
 */
const FOR_THE_READER = {
  'cache-control': 'private, no-cache',
  vary: 'authorization, accept, accept-language',
};
/** The headers of answers that are the same for all signed-out readers, for some seconds. */
const FOR_EVERYBODY = { ...FOR_THE_READER, 'cache-control': 'public, max-age=5' };
