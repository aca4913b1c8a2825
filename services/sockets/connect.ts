import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import type { SocketEvent, SocketResult } from './event.ts';

/**
 * The handshake: only `graphql-transport-ws` is spoken, and a browser insists on having it echoed.
 * Nothing is stored yet, and nothing may be posted.
 */
export function connect(event: SocketEvent): SocketResult {
  const offered = Object.entries(event.headers ?? {})
    .filter(([name]) => name.toLowerCase() === 'sec-websocket-protocol')
    .flatMap(([, value = '']) => value.split(','))
    .map((each) => each.trim());
  return offered.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL)
    ? { statusCode: 200, headers: { 'Sec-WebSocket-Protocol': GRAPHQL_TRANSPORT_WS_PROTOCOL } }
    : { statusCode: 400, body: `Only ${GRAPHQL_TRANSPORT_WS_PROTOCOL} is spoken here.` };
}
