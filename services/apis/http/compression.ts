import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** From this many characters on a body is worth the time that it takes to compress, on a phone's line. */
const LARGE = 8_000;
/** In bytes: a function gives back little more than this, and its whole reply as one JSON text. */
const MOST = 6_000_000;

/**
 * Fits a response to the gateway: compresses a large one if the client accepts it. `undefined` if it is too
 * large even so, because the gateway would report it as a fault of ours.
 * @param accepted the request's `Accept-Encoding`
 */
export function compressIfLarge(
  reply: APIGatewayProxyStructuredResultV2,
  accepted: string | undefined,
): APIGatewayProxyStructuredResultV2 | undefined {
  if ((reply.body ?? '').length < LARGE) return reply;
  const sent = takesGzip(accepted) ? compressed(reply) : reply;
  return Buffer.byteLength(JSON.stringify(sent)) <= MOST ? sent : undefined;
}

function compressed({ headers, body = '', ...rest }: APIGatewayProxyStructuredResultV2) {
  const vary = [headers?.['vary'], 'accept-encoding'].filter(Boolean).join(', ');
  return {
    ...rest,
    headers: { ...headers, 'content-encoding': 'gzip', vary },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}

const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((one) => /^\s*(gzip|\*)\s*($|;(?!\s*q=0(\.0*)?\s*$))/i.test(one));
