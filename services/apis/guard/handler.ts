import { createHash, timingSafeEqual } from 'node:crypto';
import type {
  APIGatewayAuthorizerResult,
  APIGatewayRequestAuthorizerEventV2,
  APIGatewaySimpleAuthorizerResult,
} from 'aws-lambda';
import * as z from 'zod/mini';

/** The header by which the front of a deployment makes itself known to the APIs behind it. */
const HEADER = 'x-questhall-front';

const settings = z.object({ FRONT_KEY: z.string().check(z.minLength(32)) });

/** The part of a WebSocket API's question that is looked at. */
type Handshake = {
  readonly methodArn: string;
  readonly headers?: Readonly<Record<string, string | undefined>> | null;
};

/** Lets a request to the HTTP API pass if it came by the front, and so past the firewall. */
export const handler = async ({
  headers = {},
}: Pick<
  APIGatewayRequestAuthorizerEventV2,
  'headers'
>): Promise<APIGatewaySimpleAuthorizerResult> => ({
  isAuthorized: cameByFront(headers),
});

/** Authorises the handshake of a WebSocket in the same way; API Gateway expects a policy as the answer. */
export const sockets = async ({
  methodArn,
  headers,
}: Handshake): Promise<APIGatewayAuthorizerResult> => ({
  principalId: 'front',
  context: addressIn(headers ?? {}),
  policyDocument: {
    Version: '2012-10-17',
    Statement: [
      {
        Action: 'execute-api:Invoke',
        Effect: cameByFront(headers ?? {}) ? 'Allow' : 'Deny',
        Resource: methodArn,
      },
    ],
  },
});

function cameByFront(headers: Readonly<Record<string, string | undefined>>): boolean {
  const { FRONT_KEY: key } = settings.parse(process.env);
  const [, shown] = Object.entries(headers).find(([name]) => name.toLowerCase() === HEADER) ?? [];
  return shown !== undefined && timingSafeEqual(digest(shown), digest(key));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The address of the client of a connection, as its messages bear no header: the value that the
 * front has added to `X-Forwarded-For`, ahead of its own address, which the API adds. Earlier
 * values may be made up.
 */
function addressIn(headers: Readonly<Record<string, string | undefined>>): { address?: string } {
  const [, chain = ''] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-forwarded-for') ?? [];
  const address = chain.split(',').at(-2)?.trim();
  return address === undefined || address === '' ? {} : { address };
}
