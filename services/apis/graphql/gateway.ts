import { HeaderMap, type HTTPGraphQLRequest, type HTTPGraphQLResponse } from '@apollo/server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { tooDeep } from '../documents/limits.ts';
import { bodyOf, jsonOf } from '../http/body.ts';
import { UnreadableRequestError } from '../http/unreadable-request.ts';
import { isNestedDeeperThan } from '../../platform/requests/depth.ts';
import { documentLimits } from '../../platform/requests/document-limits.ts';

/**
 * An HTTP API event as the server takes it. A body of another type than JSON is refused.
 */
export function requestOf(event: APIGatewayProxyEventV2): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(event.headers)) headers.set(name, value ?? '');
  const { method } = event.requestContext.http;
  // some clients name a content type even if there is no content
  const body = method !== 'POST' ? '' : jsonIn(event, headers.get('content-type') ?? '');
  checkDocument(hasQuery(body) ? body.query : undefined);
  checkSearch(event.rawQueryString);
  return { method, headers, search: event.rawQueryString, body };
}

/** Variables are an object of their own, one level down in a body. */
const VARIABLES_DEPTH = documentLimits.variableDepth + 1;
const BODY_DEPTH = VARIABLES_DEPTH + 1;

const jsonIn = (event: APIGatewayProxyEventV2, type: string): unknown => {
  const bytes = bodyOf(event);
  if (/^application\/json\s*(;|$)/i.test(type)) return jsonOf(bytes.toString('utf8'), BODY_DEPTH);
  if (bytes.byteLength === 0 && type === '') return '';
  throw new UnreadableRequestError(415, 'Send `content-type: application/json`.');
};

const hasQuery = (body: unknown): body is { readonly query: unknown } =>
  typeof body === 'object' && body !== null && 'query' in body;

/** Refuses documents and JSON that nest too deep in a query string, which the server parses itself. */
function checkSearch(search: string): void {
  const given = new URLSearchParams(search);
  given.getAll('query').forEach(checkDocument);
  for (const name of ['variables', 'extensions']) {
    for (const text of given.getAll(name)) {
      if (!isNestedDeeperThan(VARIABLES_DEPTH, text)) continue;
      const most = `\`${name}\` can be nested at most ${String(VARIABLES_DEPTH)} levels deep.`;
      throw new UnreadableRequestError(400, most);
    }
  }
}

function checkDocument(query: unknown): void {
  const fault = typeof query === 'string' ? tooDeep(query) : undefined;
  if (fault !== undefined) throw new UnreadableRequestError(400, fault);
}

/**
 * The server's answer as an HTTP API takes it, each error in it with the id of the request. We never
 * defer, so that answers come in one piece.
 */
export function replyOf(
  { status = 200, headers, body }: HTTPGraphQLResponse,
  requestId: string,
): APIGatewayProxyStructuredResultV2 {
  if (body.kind !== 'complete') throw new TypeError('A response must come in one piece.');
  return {
    statusCode: status,
    headers: { ...Object.fromEntries(headers), ...uncached },
    // the server writes errors first, if there are any; otherwise nothing need be read
    body: body.string.startsWith('{"errors":') ? identified(body.string, requestId) : body.string,
  };
}

function identified(body: string, requestId: string): string {
  const { errors, ...rest } = JSON.parse(body) as FormattedExecutionResult;
  const told = { errors: errors?.map((error) => withId(error, requestId)), ...rest };
  // as the server ends it, so that answers in a row stand on lines of their own
  return `${JSON.stringify(told)}\n`;
}

const withId = (
  { extensions, ...error }: GraphQLFormattedError,
  requestId: string,
): GraphQLFormattedError => ({ ...error, extensions: { ...extensions, requestId } });

/** The headers that keep answers out of caches: each is for one viewer, and for one moment. */
const uncached = { 'cache-control': 'no-store' };

/** The answer to a request that the server was not shown. */
export const refusalOf = (
  status: number,
  error: GraphQLFormattedError,
  requestId: string,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...uncached },
  body: JSON.stringify({ errors: [withId(error, requestId)] }),
});
