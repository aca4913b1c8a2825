import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** One HTTP request in the shape in which an API Gateway HTTP API (payload 2.0) hands it to a Lambda. */
export function httpEvent(request: IncomingMessage, body: Buffer): APIGatewayProxyEventV2 {
  const url = requestUrl(request);
  const headers = flatHeaders(request.headers);
  const method = request.method ?? 'GET';
  const path = pathOf(request);
  const now = new Date();
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((key) => [
      key,
      url.searchParams.getAll(key).join(','),
    ]),
  );
  const { isBase64Encoded, text } = encoded(body, headers['content-type']);
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: url.search.slice(1),
    headers,
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers['host'] ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: text } : {}),
    isBase64Encoded,
  };
}

/** The address a request asks for; only path and query can be trusted. */
export function requestUrl(request: IncomingMessage): URL {
  const path = request.url ?? '/';
  return URL.parse(path.startsWith('/') ? `http://local${path}` : path) ?? new URL('http://local/');
}

/** The path a request asks for, decoded as payload 2.0 has it; what can't be decoded stays as it is. */
function pathOf(request: IncomingMessage): string {
  const { pathname } = requestUrl(request);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Header names in lower case, repeated headers joined by commas, as API Gateway gives them. */
export function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  );
}

/** Text passes as it is; anything else in base64. */
function encoded(body: Buffer, type = ''): { isBase64Encoded: boolean; text: string } {
  const isText = /^(text\/|application\/(json|.*\+json|graphql|x-www-form-urlencoded)|$)/.test(
    type,
  );
  return { isBase64Encoded: !isText, text: body.toString(isText ? 'utf8' : 'base64') };
}
