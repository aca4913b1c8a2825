import type { IncomingMessage, RequestListener } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { readBody } from './body.ts';
import { allowBrowsers } from './cors.ts';
import { httpEvent, requestUrl } from './event.ts';
import { broken, tooLarge } from './refusal.ts';
import { fault, send, type Reply } from './reply.ts';

/** One path (or, ending in `/`, all below it; or `/*`, all that no other has), and who answers there. */
export type Route = {
  readonly path: string;
  /** The methods it takes; absent if it checks them itself. */
  readonly methods?: readonly string[];
  answer(event: APIGatewayProxyEventV2): Promise<Reply> | Reply;
};

const MAX_BODY = 1024 * 1024;

/** The HTTP API: finds the route, hands it an API Gateway event, writes its reply. Never throws. */
export function httpFront(
  routes: readonly Route[],
  onError: (error: unknown) => void,
): RequestListener {
  return (request, response) => {
    allowBrowsers(request, response);
    answer(routes, request)
      .catch((error: unknown) => {
        onError(error);
        return broken(requestUrl(request).pathname);
      })
      .then((reply) => send(response, reply))
      .catch(onError);
  };
}

async function answer(routes: readonly Route[], request: IncomingMessage): Promise<Reply> {
  if (request.method === 'OPTIONS') return { statusCode: 204 };
  const { pathname } = requestUrl(request);
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const takes = (each: Route): boolean => each.methods?.includes(method) ?? true;
  const named = routes.filter(({ path }) => covers(path, pathname));
  const found =
    named.length > 0 ? named : routes.filter((each) => each.path === '/*' && takes(each));
  const route = found.find(takes);
  if (found.length === 0) return fault(404, 'NOT_FOUND', `No such path: ${pathname}.`);
  if (route === undefined) {
    const allow = found.flatMap((each) => each.methods ?? []).join(', ');
    const refusal = fault(
      405,
      'BAD_USER_INPUT',
      `Method not allowed on ${pathname}. Allowed: ${allow}.`,
    );
    return { ...refusal, headers: { ...refusal.headers, allow } };
  }
  const body = await readBody(request, MAX_BODY);
  if (body === 'too-large') return tooLarge(pathname, MAX_BODY);
  return route.answer(httpEvent(request, body));
}

const covers = (path: string, pathname: string): boolean =>
  path === pathname || (path.endsWith('/') && path !== '/' && pathname.startsWith(path));
