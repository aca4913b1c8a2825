import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { getDistDirectory, renderAltair } from 'altair-static';
import { fault, html, type Reply } from '../http/reply.ts';
import type { Addresses } from './addresses.ts';
import { tokenOfAnn } from './ann.ts';
import { firstDocuments, firstVariables } from './first-documents.ts';

/** Everything the explorer loads comes from here; it talks to whatever endpoint it is given. */
const policy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src *; form-action 'none'";

/** The page of the GraphQL explorer, set up for this service and signed in as Ann. */
export function explorer(at: Addresses, demo: string | undefined): Reply {
  const page = html(
    renderAltair({ baseURL: '/explorer/', serveInitialOptionsInSeperateRequest: 'start.js' })
      // in place of the file: its own script, which waits for a token
      .replace(
        /<script[^>]* src="start\.js"><\/script>/,
        `<script type="module">${start(at, demo)}</script>`,
      ),
  );
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
}

/** The headers for both APIs: the same token, which is only in the environment. */
const signedIn = { Authorization: 'Bearer {{token}}' };

/**
 * Builds the script that starts the explorer; its storage in the browser is kept as long as the
 * token: a new token starts with an empty one.
 */
const start = (at: Addresses, demo: string | undefined): string => `
  ${tokenOfAnn}
  const token = await tokenOfAnn();
  AltairGraphQL.init({
    ...${inScript(options(at, demo))},
    instanceStorageNamespace: 'questhall-' + token.slice(-16),
    initialEnvironments: {
      subEnvironments: [{ id: 'ann', title: 'Ann', variables: { token } }],
      activeSubEnvironment: 'ann',
    },
  });
`;

type Options = NonNullable<Parameters<typeof renderAltair>[0]>;

const options = (at: Addresses, demo: string | undefined): Options => ({
  endpointURL: at.graphql,
  subscriptionsEndpoint: at.socket,
  initialSubscriptionRequestHandlerId: 'graphql-ws',
  initialSubscriptionsPayload: signedIn,
  initialHeaders: signedIn,
  initialQuery: firstDocuments(demo),
  initialVariables: firstVariables,
  disableAccount: true,
  initialSettings: { 'alert.disableUpdateNotification': true, 'banners.disable': true },
});

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

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
      return fault(404, 'NOT_FOUND', `No such path: ${path}.`);
    }
    return {
      statusCode: 200,
      headers: { 'content-type': type, 'cache-control': 'max-age=3600' },
      body: await readFile(join(folder, name)),
    };
  };
}
