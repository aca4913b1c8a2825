import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import type { LocalIssuer } from './issuer.ts';

type Answer = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

const wanted = z.object({
  subject: z.string().trim().min(1).max(128),
  roles: z.array(z.enum(['player', 'organizer', 'admin'])).optional(),
  name: z.string().trim().min(1).max(64).optional(),
});

/** `POST /dev/token {"subject":"ann","roles":["player"],"name":"Ann"}` answers `{"token":"…"}`. */
export const devToken =
  (issuer: LocalIssuer): Answer =>
  async (event) => {
    if (!isHere(event)) {
      return reply(403, {
        code: 'FORBIDDEN',
        message:
          'Only programs and pages on this machine get tokens: use the host name localhost or its IP address.',
      });
    }
    const body = wanted.safeParse(json(event));
    if (!body.success) {
      const example = '{"subject":"ann","roles":["player"],"name":"Ann"}';
      return reply(400, { code: 'BAD_USER_INPUT', message: `Send JSON like ${example}.` });
    }
    return reply(200, { token: await issuer.issue(body.data) });
  };

/**
 * Whether the request calls this machine by a name that nobody else can point here, and comes from no
 * page of elsewhere: a website must not get itself a token of whoever looks at it.
 */
const isHere = ({ headers }: APIGatewayProxyEventV2): boolean => {
  const called = nameIn(headers['host'] && `http://${headers['host']}`);
  const page = nameIn(headers['origin']);
  const isCalledHere = called === undefined || isLoopback(called) || isIP(called) !== 0;
  return isCalledHere && (page === undefined || isLoopback(page) || page === called);
};

const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '::1' ||
  (isIP(name) === 4 && name.startsWith('127.'));

/** The name in an address; empty where it has none, for whoever hides it. */
function nameIn(url: string | undefined): string | undefined {
  if (url === undefined || url === '') return undefined;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1') : '';
}

/** `GET /.well-known/jwks.json` answers the keys that tokens are verified with. */
export const jwksOf =
  (issuer: LocalIssuer): Answer =>
  () =>
    Promise.resolve(reply(200, issuer.jwks));

function json({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  try {
    return JSON.parse(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const reply = (statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
