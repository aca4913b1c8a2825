import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { bodyOf } from '../http/body.ts';
import { UnreadableRequestError } from '../http/unreadable-request.ts';

/** An HTTP API event as a web request. The name it was sent to plays no part. */
export function requestOf(event: APIGatewayProxyEventV2): Request {
  const { rawPath, rawQueryString, requestContext } = event;
  const { method } = requestContext.http;
  try {
    return new Request(
      `https://api.invalid${encodedPath(rawPath)}${rawQueryString && `?${rawQueryString}`}`,
      {
        method,
        headers: headersOf(event),
        ...(method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(bodyOf(event)) }),
      },
    );
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreadableRequestError(400, 'This is not an HTTP request.');
  }
}

/**
 * The path came decoded (payload 2.0): characters that would end it or mean something else are encoded again.
 */
const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

function headersOf({ headers }: APIGatewayProxyEventV2): Headers {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, inLatin1(value)] as [string, string]],
  );
  return new Headers(given);
}

/**
 * A header's value as a web request can hold it: characters beyond Latin-1 by their bytes in UTF-8,
 * as sent.
 */
const inLatin1 = (value: string): string =>
  /[\u{100}-\u{10ffff}]/u.test(value) ? Buffer.from(value, 'utf8').toString('latin1') : value;

/** A web response as an HTTP API takes it; all that is said here is text, of which the mark of UTF-8 is a part. */
export async function replyOf(response: Response): Promise<APIGatewayProxyStructuredResultV2> {
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()).toString(), // `text()` takes the mark off
  };
}
