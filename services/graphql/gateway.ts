import { HeaderMap, type HTTPGraphQLRequest, type HTTPGraphQLResponse } from '@apollo/server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { GraphQLError } from 'graphql';
import { readJson } from '../json.ts';
import { limits } from './limits.ts';

/** A body that the server is not even shown, and the HTTP status that says why. */
export class UnreadableRequestError extends GraphQLError {
  override readonly name = 'UnreadableRequestError';
  readonly status: 400 | 413;
  constructor(status: 400 | 413, code: 'BAD_REQUEST' | 'TOO_LARGE', message: string) {
    super(message, { extensions: { code } });
    this.status = status;
  }
}

/**
 * An HTTP API event as the server takes it. A body of another type than JSON is passed on as an
 * empty one, which the server refuses in words of its own.
 */
export function requestOf(event: APIGatewayProxyEventV2): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(event.headers)) headers.set(name, value ?? '');
  const { method } = event.requestContext.http;
  return {
    method,
    headers,
    search: event.rawQueryString,
    // some clients name a content type even where there is no content
    body: method === 'GET' ? '' : bodyOf(event, headers.get('content-type') ?? ''),
  };
}

function bodyOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2, type: string): unknown {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > limits.bodyBytes) {
    const message = `The body of a request may have at most ${limits.bodyBytes} bytes.`;
    throw new UnreadableRequestError(413, 'TOO_LARGE', message);
  }
  return /^application\/json\b/i.test(type) ? json(bytes.toString('utf8')) : '';
}

function json(text: string): unknown {
  const read = readJson(text);
  if ('value' in read) return read.value;
  throw new UnreadableRequestError(400, 'BAD_REQUEST', `The body is not JSON: ${read.fault}.`);
}

/** The server's answer as an HTTP API takes it. We never defer, so that answers come in one piece. */
export function replyOf({
  status = 200,
  headers,
  body,
}: HTTPGraphQLResponse): APIGatewayProxyStructuredResultV2 {
  if (body.kind !== 'complete') throw new TypeError('An answer comes in one piece.');
  return {
    statusCode: status,
    headers: { ...Object.fromEntries(headers), ...uncached },
    body: body.string,
  };
}

/** Answers are for one pair of eyes, and for one moment. */
const uncached = { 'cache-control': 'no-store' };

/** The answer to a request that the server was not shown. */
export const refusalOf = (status: number, error: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...uncached },
  body: JSON.stringify({ errors: [error] }),
});
