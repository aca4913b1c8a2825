import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export type Sent = {
  readonly method?: string;
  readonly path?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True for a body in base64, as API Gateway sends bodies that it takes for binary. */
  readonly base64?: boolean;
};

/** A request as an HTTP API hands it to a function: payload format 2.0, header names in lower case. */
export function httpEvent({
  method = 'POST',
  path = '/graphql',
  query = '',
  headers = {},
  body,
  base64 = false,
}: Sent): APIGatewayProxyEventV2 {
  const encoded = base64 && body !== undefined ? Buffer.from(body).toString('base64') : body;
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: decoded(path),
    rawQueryString: query,
    headers: {
      accept: '*/*',
      host: 'abc123.execute-api.eu-central-1.amazonaws.com',
      'x-forwarded-proto': 'https',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    requestContext: {
      accountId: '000000000000',
      apiId: 'abc123',
      domainName: 'abc123.execute-api.eu-central-1.amazonaws.com',
      domainPrefix: 'abc123',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId: randomUUID(),
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: '21/Nov/2026:12:00:00 +0000',
      timeEpoch: 1_795_262_400_000,
    },
    isBase64Encoded: base64,
    ...(encoded === undefined ? {} : { body: encoded }),
  };
}

/** A path as payload 2.0 has it; what can't be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
