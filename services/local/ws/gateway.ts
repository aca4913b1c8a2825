import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { SocketHandler } from '../../apis/sockets/event.ts';
import { flatHeaders, requestUrl } from '../http/event.ts';
import { connectEvent, disconnectEvent, messageEvent } from './event.ts';
import { connectionsApi, type ConnectionsApi } from './connections.ts';
import { closeIdle } from './idle.ts';
import { MAX_MESSAGE } from './limits.ts';
import { refuseUpgrade } from './refuse.ts';
import type { LiveSocket } from './socket.ts';

export type SocketGateway = {
  /** The listener for a server's `upgrade` event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** The `@connections`: posts to, closes, looks at a connection. */
  readonly connections: ConnectionsApi;
  /** Asks every client to reconnect, and waits until their handlers are done. */
  close(): Promise<void>;
};

/**
 * A WebSocket API in front of a Lambda handler, as API Gateway does it: the handshake waits for
 * `$connect`, every message is one event, nothing can be posted before the handshake is done.
 * Messages of one connection are handled one after another.
 */
export function socketGateway(
  path: string,
  handler: SocketHandler,
  onError: (error: unknown) => void,
): SocketGateway {
  const sockets = new Map<string, LiveSocket>();
  const queues = new Map<string, Promise<void>>();
  const protocols = new WeakMap<IncomingMessage, string>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE,
    handleProtocols: (_offered, request) => protocols.get(request) ?? false,
  });
  const watch = closeIdle(sockets);

  const enqueue = (id: string, work: () => Promise<unknown>): void => {
    const done = (queues.get(id) ?? Promise.resolve()).then(work).then(() => undefined, onError);
    queues.set(id, done);
    void done.then(() => {
      if (queues.get(id) === done) queues.delete(id);
    });
  };

  const open = (live: LiveSocket, wire: WebSocket): void => {
    live.wire = wire;
    sockets.set(live.id, live);
    wire.on('error', () => undefined); // its `close` follows
    wire.on('message', (data, isBinary) => {
      live.activeAt = Date.now();
      live.hasSpoken = true;
      if (isBinary) return wire.close(1003, 'Only text frames are accepted.');
      return enqueue(live.id, () =>
        handler(messageEvent(live, textOf(data))).catch((error: unknown) => {
          onError(error);
          wire.send(JSON.stringify({ message: 'Internal server error.', connectionId: live.id }));
        }),
      );
    });
    wire.on('close', () => {
      sockets.delete(live.id);
      enqueue(live.id, () => handler(disconnectEvent(live)));
    });
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (requestUrl(request).pathname !== path)
      return refuseUpgrade(socket, 404, `No WebSocket on this path. Connect to ${path}.`);
    const live = newSocket(request);
    const result = await handler(connectEvent(live, flatHeaders(request.headers)));
    const status = result.statusCode ?? 200;
    if (status >= 300) return refuseUpgrade(socket, status, result.body);
    const protocol = result.headers?.['Sec-WebSocket-Protocol'];
    if (protocol !== undefined) protocols.set(request, String(protocol));
    return server.handleUpgrade(request, socket, head, (wire) => open(live, wire));
  };

  return {
    upgrade: (request, socket, head) => {
      const drop = (): void => void socket.destroy();
      socket.once('error', drop);
      upgrade(request, socket, head)
        .catch((error: unknown) => {
          onError(error);
          refuseUpgrade(socket, 500);
        })
        .finally(() => socket.off('error', drop));
    },
    connections: connectionsApi(sockets),
    close: async () => {
      clearInterval(watch);
      for (const { wire } of sockets.values()) wire?.close(1001, 'Going away');
      const patience = setTimeout(() => {
        for (const { wire } of sockets.values()) wire?.terminate();
      }, 1_000);
      while (sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      clearTimeout(patience);
      await Promise.all(queues.values());
    },
  };
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');

function newSocket(request: IncomingMessage): LiveSocket {
  const now = Date.now();
  return {
    id: `${randomBytes(11).toString('base64url')}=`,
    host: request.headers.host ?? 'localhost',
    address: request.socket.remoteAddress ?? '',
    connectedAt: now,
    activeAt: now,
    hasSpoken: false,
  };
}
