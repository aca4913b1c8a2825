import { randomUUID } from 'node:crypto';
import type { SocketEvent } from '../../apis/sockets/event.ts';
import type { LiveSocket } from './socket.ts';

/** Builds the event of one connection, as API Gateway sends it to a Lambda. */
function requestContext(
  socket: LiveSocket,
  route: { routeKey: string; eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT' },
): SocketEvent['requestContext'] {
  const now = Date.now();
  const id = randomUUID();
  return {
    ...route,
    messageDirection: 'IN',
    stage: 'local',
    apiId: 'local',
    identity: { sourceIp: socket.address },
    domainName: socket.host,
    connectionId: socket.id,
    connectedAt: socket.connectedAt,
    requestTime: new Date(now).toISOString(),
    requestTimeEpoch: now,
    requestId: id,
    extendedRequestId: id,
    ...(route.eventType === 'MESSAGE' ? { messageId: randomUUID() } : {}),
  };
}

export function connectEvent(socket: LiveSocket, headers: Record<string, string>): SocketEvent {
  return {
    headers,
    requestContext: requestContext(socket, { routeKey: '$connect', eventType: 'CONNECT' }),
    isBase64Encoded: false,
  };
}

export function messageEvent(socket: LiveSocket, body: string): SocketEvent {
  return {
    requestContext: requestContext(socket, { routeKey: '$default', eventType: 'MESSAGE' }),
    body,
    isBase64Encoded: false,
  };
}

export function disconnectEvent(socket: LiveSocket): SocketEvent {
  return {
    requestContext: requestContext(socket, { routeKey: '$disconnect', eventType: 'DISCONNECT' }),
    isBase64Encoded: false,
  };
}
