import type { IncomingMessage, RequestListener } from 'node:http';
import type { LocalIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { requestUrl } from '../../services/local/http/event.ts';
import { httpFront } from '../../services/local/http/front.ts';
import { json, send } from '../../services/local/http/reply.ts';
import type { SocketGateway } from '../../services/local/ws/gateway.ts';
import type { Assembly } from './assembly.ts';
import type { Functions } from './functions.ts';
import { guarding } from './guarded.ts';
import { httpGateway } from './http-gateway.ts';
import type { Listen } from './instance.ts';
import { pageOf } from './page.ts';
import { ACCOUNT, REGION, type Resolve } from './resolve.ts';
import { apiOf } from './routes.ts';
import { connectionsEndpoint } from './connections-endpoint.ts';
import { signInRoutes } from './sign-in.ts';
import { socketFront } from './socket-front.ts';

export type EmulatedApisParts = {
  readonly assembly: Assembly;
  readonly resolve: Resolve;
  readonly functions: Functions;
  readonly pool: LocalIssuer;
  readonly hear: Listen;
};

/** The front with both APIs and the page behind it, and a stand-in for the user pool. */
export type EmulatedApis = Pick<SocketGateway, 'upgrade' | 'close'> & {
  readonly answer: RequestListener;
  /** The `@connections` API, and its address. */
  readonly sockets: { readonly arn: string; readonly answer: RequestListener };
};

/** True for reads, the only methods of a behaviour without a list of methods. */
const reads = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
const notAllowed = json(403, {
  message: 'This distribution is not configured to allow the method.',
});

export function emulatedApis({
  assembly,
  resolve,
  functions,
  pool,
  hear,
}: EmulatedApisParts): EmulatedApis {
  const { template } = assembly;
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
  const page = pageOf(assembly, resolve);
  const beside = signInRoutes(pool, page);
  const signIn = httpFront(beside, failed);
  const besides = new Set(beside.map(({ path }) => path));
  return {
    upgrade: sockets.upgrade,
    close: sockets.close,
    answer(request, response) {
      const { pathname } = requestUrl(request);
      if (besides.has(pathname)) signIn(request, response);
      else if (page.has(pathname))
        send(response, reads(request) ? page.answer(pathname, request.headers.accept) : notAllowed);
      else gateway(request, response);
    },
    sockets: {
      arn: `arn:aws:execute-api:${REGION}:${ACCOUNT}:${socketApi.id}/live`,
      answer: connectionsEndpoint(sockets.connections),
    },
  };
}
