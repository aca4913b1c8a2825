import type { IncomingMessage, ServerResponse } from 'node:http';

/** Headers that a page may read beside the body. */
const exposed = 'etag, link, location, retry-after, x-request-id, www-authenticate';

/** A public API without cookies: any page may call it, with a bearer token of its own. */
export function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', exposed);
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'authorization, content-type',
  );
  response.setHeader('access-control-max-age', '86400');
}
