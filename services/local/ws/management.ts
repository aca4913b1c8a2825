import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../http/body.ts';
import { requestUrl } from '../http/event.ts';
import { MAX_BACKLOG, MAX_MESSAGE } from './limits.ts';
import type { LiveSocket } from './socket.ts';

/** The `@connections` API: what the AWS client for it calls, errors in the shapes that it knows. */
export function management(sockets: ReadonlyMap<string, LiveSocket>): RequestListener {
  return (request, response) => {
    answer(sockets, request, response).catch(() =>
      refuse(response, 500, 'InternalServerErrorException'),
    );
  };
}

async function answer(
  sockets: ReadonlyMap<string, LiveSocket>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const id = /\/@connections\/([^/]+)$/.exec(requestUrl(request).pathname)?.[1];
  const data = await readBody(request, MAX_MESSAGE);
  const socket = id === undefined ? undefined : sockets.get(decodeURIComponent(id));
  const wire = socket?.wire;
  if (socket === undefined || wire === undefined || wire.readyState !== wire.OPEN) {
    return refuse(response, 410, 'GoneException');
  }
  if (data === 'too-large') return refuse(response, 413, 'PayloadTooLargeException');
  switch (request.method) {
    case 'POST':
      // whoever does not read is not waited for: others are told of the same version
      if (wire.bufferedAmount > MAX_BACKLOG) return refuse(response, 429, 'LimitExceededException');
      wire.send(data, { binary: false }, () => undefined); // its `close` follows on a failure
      socket.activeAt = Date.now();
      return done(response, 200);
    case 'DELETE':
      wire.close();
      return done(response, 204);
    case 'GET':
      return done(response, 200, {
        connectedAt: new Date(socket.connectedAt).toISOString(),
        lastActiveAt: new Date(socket.activeAt).toISOString(),
      });
    default:
      return refuse(response, 405, 'ForbiddenException');
  }
}

function done(response: ServerResponse, status: number, body: unknown = {}): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': error });
  response.end(JSON.stringify({ message: error }));
}
