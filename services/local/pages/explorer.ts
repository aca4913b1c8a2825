import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { getDistDirectory, renderAltair } from 'altair-static';
import { parse, print } from 'graphql';
import { fault, html, type Reply } from '../http/reply.ts';
import type { Addresses } from './addresses.ts';

/** Everything the explorer loads comes from here; it talks to whatever endpoint it is given. */
const policy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src *; form-action 'none'";

/** The page of the GraphQL explorer, set up for this service. */
export function explorer(at: Addresses, demo: string | undefined): Reply {
  const page = html(
    renderAltair({
      baseURL: '/explorer/',
      endpointURL: at.graphql,
      subscriptionsEndpoint: at.socket,
      initialSubscriptionRequestHandlerId: 'graphql-ws',
      initialQuery: firstDocument(demo),
      disableAccount: true,
      initialSettings: {
        'alert.disableUpdateNotification': true,
        'banners.disable': true,
      },
    }),
  );
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
}

const firstDocument = (demo: string | undefined): string =>
  [
    'query Games { games { id name seats { min max } bots } }',
    ...(demo === undefined
      ? []
      : [
          `query Table { match(id: "${demo}") { version waitingOn view } }`,
          `subscription Demo { match(id: "${demo}") { version log { text } patch status } }`,
        ]),
  ]
    .map((document) => print(parse(document)))
    .join('\n\n');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The explorer's own files; only what its package holds can be asked for. */
export function explorerFiles(): (path: string) => Promise<Reply> {
  const folder = getDistDirectory();
  const list = () =>
    new Set(
      readdirSync(folder, { recursive: true }).map((name) => String(name).split(sep).join('/')),
    );
  let known: ReadonlySet<string> | undefined;
  return async (path) => {
    const name = path.replace(/^\/explorer\//, '');
    const type = types[extname(name)];
    known ??= list();
    if (type === undefined || !known.has(name)) {
      return fault(404, 'NOT_FOUND', `There is nothing at ${path}.`);
    }
    return {
      statusCode: 200,
      headers: { 'content-type': type, 'cache-control': 'max-age=3600' },
      body: await readFile(join(folder, name)),
    };
  };
}
