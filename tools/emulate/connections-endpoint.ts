import {
  ApiGatewayManagementApiServiceException,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { requestUrl } from '../../services/local/http/event.ts';
import type { ConnectionsApi } from '../../services/local/ws/connections.ts';

const status: Readonly<Record<string, number>> = {
  GoneException: 410,
  LimitExceededException: 429,
  PayloadTooLargeException: 413,
};

/** The `@connections` as an endpoint, for functions in processes of their own: errors in the shapes that their client knows. */
export const connectionsEndpoint =
  (connections: ConnectionsApi): RequestListener =>
  (request, response) => {
    const reply = (code: number, body: object, error?: string): void => {
      const type = error === undefined ? {} : { 'x-amzn-errortype': error };
      response.writeHead(code, { 'content-type': 'application/json', ...type });
      response.end(code === 204 ? undefined : JSON.stringify(body));
    };
    called(connections, request).then(
      ([code, body]) => reply(code, body),
      (error: unknown) => {
        const known = error instanceof ApiGatewayManagementApiServiceException;
        const name = known ? error.name : 'InternalServerErrorException';
        reply(status[name] ?? 500, { message: name }, name);
      },
    );
  };

/** Status and body of the reply. */
async function called(
  connections: ConnectionsApi,
  request: IncomingMessage,
): Promise<readonly [number, object]> {
  const named = /\/@connections\/([^/]+)$/.exec(requestUrl(request).pathname)?.[1] ?? '';
  const ConnectionId = decodeURIComponent(named);
  const Data = await text(request);
  switch (request.method) {
    case 'POST':
      return [200, await connections.send(new PostToConnectionCommand({ ConnectionId, Data }))];
    case 'DELETE':
      return [204, await connections.send(new DeleteConnectionCommand({ ConnectionId }))];
    default: {
      const seen = await connections.send(new GetConnectionCommand({ ConnectionId }));
      const [connectedAt, lastActiveAt] = [seen.ConnectedAt, seen.LastActiveAt];
      return [200, { connectedAt, lastActiveAt }];
    }
  }
}
