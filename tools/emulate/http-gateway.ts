import type { IncomingMessage, RequestListener } from 'node:http';
import * as z from 'zod';
import { readBody } from '../../services/local/http/body.ts';
import { allowBrowsers } from '../../services/local/http/cors.ts';
import { httpEvent, requestUrl } from '../../services/local/http/event.ts';
import { json, send, type Reply } from '../../services/local/http/reply.ts';
import type { Functions } from './functions.ts';
import type { Guarded } from './guarded.ts';
import { routeFor, type Api } from './routes.ts';

export type HttpGatewayParts = {
  readonly api: Api;
  readonly functions: Functions;
  readonly guarded: Guarded;
  /** The reply to a route that leads out of the stack: the keys of the user pool. */
  readonly elsewhere: () => Reply;
};

/** The maximum size of a body in API Gateway. */
const MAX_BODY = 10 * 1024 * 1024;

/** The front and the HTTP API behind it: routes, authorizers and answers as in the template. */
export const httpGateway =
  (parts: HttpGatewayParts): RequestListener =>
  (request, response) => {
    allowBrowsers(request, response);
    answer(parts, request)
      .catch(() => json(500, { message: 'Internal Server Error' }))
      .then((reply) => send(response, reply))
      .catch(() => response.destroy());
  };

async function answer(parts: HttpGatewayParts, request: IncomingMessage): Promise<Reply> {
  if (request.method === 'OPTIONS') return { statusCode: 204 };
  const { api, functions, guarded, elsewhere } = parts;
  const method = request.method ?? 'GET';
  const route = routeFor(api.routes, method, requestUrl(request).pathname);
  if (route === undefined) return json(404, { message: 'Not Found' });
  const body = await readBody(request, MAX_BODY);
  if (body === 'too-large') return json(413, { message: 'Request Entity Too Large' });
  const event = httpEvent(request, body);
  const headers = { ...event.headers, ...api.headers };
  if (!(await guarded(route.authorizer, headers))) return json(403, { message: 'Forbidden' });
  if (route.name === undefined) return elsewhere();
  const requestContext = { ...event.requestContext, apiId: api.id, routeKey: route.key };
  const result = await functions.invoke(route.name, {
    ...event,
    headers,
    routeKey: route.key,
    requestContext,
  });
  return replied.parse(result);
}

/** A function's answer by payload format 2.0. */
const replied = z
  .object({
    statusCode: z.number(),
    headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    body: z.string().optional(),
    isBase64Encoded: z.boolean().optional(),
    cookies: z.array(z.string()).optional(),
  })
  .transform((reply): Reply =>
    Object.fromEntries(Object.entries(reply).filter(([, it]) => it !== undefined)),
  );
