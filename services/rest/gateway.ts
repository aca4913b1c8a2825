import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { UnreadableRequestError } from './refused.ts';

/** A body beyond this is not even looked at. */
export const BODY_BYTES = 100 * 1024;

/** An HTTP API event as a web request. The name it was sent to plays no part. */
export function requestOf(event: APIGatewayProxyEventV2): Request {
  const { rawPath, rawQueryString, requestContext } = event;
  const { method } = requestContext.http;
  try {
    return new Request(`https://api.invalid${rawPath}${rawQueryString && `?${rawQueryString}`}`, {
      method,
      headers: headersOf(event),
      ...(method !== 'GET' && method !== 'HEAD' && { body: bodyOf(event) }),
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreadableRequestError(400, 'This is not an HTTP request.');
  }
}

function headersOf({ headers }: APIGatewayProxyEventV2): Headers {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return new Headers(Object.fromEntries(given) as Record<string, string>);
}

function bodyOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > BODY_BYTES) {
    throw new UnreadableRequestError(
      413,
      `The body of a request may have at most ${BODY_BYTES} bytes.`,
    );
  }
  return new Uint8Array(bytes);
}

/** A web response as an HTTP API takes it; all that is said here is text. */
export async function replyOf(response: Response): Promise<APIGatewayProxyStructuredResultV2> {
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
