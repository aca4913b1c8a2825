import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { readJson } from '../../../platform/requests/json.ts';
import { isHere } from './is-here.ts';
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
      return refusal(
        403,
        'FORBIDDEN',
        'Only programs and pages on this machine can get tokens. Use the host name localhost or its IP address.',
      );
    }
    const body = wanted.safeParse(bodyOf(event));
    if (!body.success) {
      const example = '{"subject":"ann","roles":["player"],"name":"Ann"}';
      return refusal(400, 'BAD_USER_INPUT', `Send JSON like ${example}.`);
    }
    return reply(200, { token: await issuer.issue(body.data) });
  };

/** `GET /.well-known/jwks.json` answers the keys that tokens are verified with. */
export const jwksOf =
  (issuer: LocalIssuer): Answer =>
  () =>
    Promise.resolve(reply(200, issuer.jwks));

function bodyOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  const json = readJson(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body);
  return 'value' in json ? json.value : undefined;
}

/** A refusal in the envelope of all errors outside of REST. */
const refusal = (statusCode: number, code: string, message: string) =>
  reply(statusCode, { errors: [{ message, extensions: { code, retryable: false } }] });

const reply = (statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
