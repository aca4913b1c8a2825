import type { RequestListener } from 'node:http';
import { devToken } from '../../services/identity/local/handler.ts';
import type { LocalIssuer } from '../../services/identity/local/issuer.ts';
import { requestUrl } from '../../services/local/http/event.ts';
import { httpFront } from '../../services/local/http/front.ts';
import { json } from '../../services/local/http/reply.ts';
import type { SocketGateway } from '../../services/local/ws/gateway.ts';
import type { Template } from './assembly.ts';
import type { Functions } from './functions.ts';
import { guarding } from './guarded.ts';
import { httpGateway } from './http-gateway.ts';
import type { Listen } from './instance.ts';
import { ACCOUNT, REGION, type Resolve } from './resolve.ts';
import { apiOf } from './routes.ts';
import { connectionsEndpoint } from './connections-endpoint.ts';
import { socketFront } from './socket-front.ts';

export type DoorsParts = {
  readonly template: Template;
  readonly resolve: Resolve;
  readonly functions: Functions;
  readonly pool: LocalIssuer;
  readonly hear: Listen;
};

/** The front with both APIs behind it, and beside it a door that gives tokens of the user pool. */
export type Doors = Pick<SocketGateway, 'upgrade' | 'close'> & {
  readonly answer: RequestListener;
  /** The `@connections`, and their address. */
  readonly sockets: { readonly arn: string; readonly answer: RequestListener };
};

export function doorsOf({ template, resolve, functions, pool, hear }: DoorsParts): Doors {
  const failed = (error: unknown): void => hear('front', String(error));
  const guarded = guarding(functions);
  const socketApi = apiOf(template, resolve, 'WEBSOCKET');
  const sockets = socketFront({ api: socketApi, functions, guarded }, failed);
  const gateway = httpGateway({
    api: apiOf(template, resolve, 'HTTP'),
    functions,
    guarded,
    elsewhere: () => json(200, pool.jwks),
  });
  const token = { path: '/dev/token', methods: ['POST'], answer: devToken(pool) };
  const tokens = httpFront([token], failed);
  return {
    upgrade: sockets.upgrade,
    close: sockets.close,
    answer: (request, response) =>
      (requestUrl(request).pathname === token.path ? tokens : gateway)(request, response),
    sockets: {
      arn: `arn:aws:execute-api:${REGION}:${ACCOUNT}:${socketApi.id}/live`,
      answer: connectionsEndpoint(sockets.connections),
    },
  };
}
