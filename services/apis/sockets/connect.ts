import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import type { RateLimits } from '../../accounts/accounts/rates.ts';
import { CommandRefusedError } from '../../platform/requests/refusal.ts';
import { addressOf, type SocketEvent, type SocketResult } from './event.ts';

/**
 * The handshake: only `graphql-transport-ws` is spoken, and a browser insists on having it echoed.
 * Nothing is stored yet, and nothing may be posted.
 */
export function connect(event: SocketEvent, rates?: RateLimits): SocketResult {
  const refusal = tooMany(event, rates);
  if (refusal !== undefined) return refusal;
  const offered = Object.entries(event.headers ?? {})
    .filter(([name]) => name.toLowerCase() === 'sec-websocket-protocol')
    .flatMap(([, value = '']) => value.split(','))
    .map((each) => each.trim());
  return offered.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL)
    ? { statusCode: 200, headers: { 'Sec-WebSocket-Protocol': GRAPHQL_TRANSPORT_WS_PROTOCOL } }
    : {
        statusCode: 400,
        body: `${offered.length === 0 ? 'No WebSocket subprotocol was offered' : `The WebSocket subprotocol "${offered.join(', ')}" isn't supported`}. Offer "${GRAPHQL_TRANSPORT_WS_PROTOCOL}".`,
      };
}

/** Refuses a connection of an address that has opened too many; says when to try again. */
function tooMany(event: SocketEvent, rates?: RateLimits): SocketResult | undefined {
  try {
    const address = addressOf(event);
    if (address !== undefined) rates?.ofAddress(address);
    return undefined;
  } catch (error) {
    if (!(error instanceof CommandRefusedError)) throw error;
    const { message, retryAfter = 1 } = error;
    return { statusCode: 429, headers: { 'Retry-After': String(retryAfter) }, body: message };
  }
}
