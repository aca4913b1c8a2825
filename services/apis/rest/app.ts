import { Hono } from 'hono';
import type { Route } from '../../../schema/rest/route.ts';
import { routes, type OperationId } from '../../../schema/rest/routes.ts';
import { CommandRefusedError } from '../../platform/requests/refusal.ts';
import { problemResponse } from './problem.ts';
import { UnreadableRequestError } from '../http/unreadable-request.ts';
import type { RestApp } from './rest-app.ts';
import { serve, type RestApi } from './serve.ts';
import { UNSUBSCRIBE, unsubscribing } from './unsubscribe.ts';

/** The path of the contract. */
const CONTRACT = '/v1/openapi.json';

type Named = readonly [OperationId, Route];
const all = Object.entries(routes) as readonly Named[];

/** Every operation of the contract at its method and path; anything else is a problem in words. */
export function createRestApp(api: RestApi): RestApp {
  const app: RestApp = new Hono();
  for (const [id, { method, path }] of all) {
    app.on(method.toUpperCase(), pattern(path), ({ req, env }) =>
      serve(api, id, { request: req.raw, ...env, path: req.param() }),
    );
  }
  app.get(CONTRACT, () => contract());
  unsubscribing(app, api);
  for (const path of new Set([CONTRACT, UNSUBSCRIBE, ...all.map(([, each]) => each.path)])) {
    app.all(pattern(path), ({ req }) => otherMethod(req.method, path));
  }
  app.notFound(({ req, env }) => {
    const error = new CommandRefusedError('NOT_FOUND', `No such path: ${req.path}.`);
    return problemResponse(error, env.requestId, api.log);
  });
  app.onError((error, { env }) => problemResponse(error, env.requestId, api.log));
  return app;
}

/**
 * Writes `/v1/games/{gameId}` in the router's way: `/v1/games/:gameId`. The id of an account may hold a slash,
 * which comes decoded; at the end of a path it can be told from the rest.
 */
const pattern = (path: string): string =>
  path.replace(/\{accountId\}$/, ':accountId{.+}').replaceAll(/\{(\w+)\}/g, ':$1');

function otherMethod(method: string, path: string): Response {
  const own = all.filter(([, each]) => each.path === path).map(([, each]) => each.method);
  const others: Readonly<Record<string, readonly string[]>> = {
    [CONTRACT]: ['get'],
    [UNSUBSCRIBE]: ['get', 'post'],
  };
  const methods = others[path] ?? own;
  const allow = methods.map((each) => each.toUpperCase()).join(', ');
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  throw new UnreadableRequestError(405, `Method not allowed on this path. Allowed: ${allow}.`, {
    allow,
  });
}

let written: string | undefined;

/** The document as it was generated, loaded with the first request for it. */
async function contract(): Promise<Response> {
  const { default: document } = await import('../../../schema/openapi/openapi.json', {
    with: { type: 'json' },
  });
  written ??= `${JSON.stringify(document)}\n`;
  return new Response(written, {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
  });
}
