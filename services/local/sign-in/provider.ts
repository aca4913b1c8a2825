import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { isHere } from '../../accounts/identity/local/is-here.ts';
import type { LocalIssuer } from '../../accounts/identity/local/issuer.ts';
import { isShowable } from '../../platform/requests/showable.ts';
import { fault, json, type Reply } from '../http/reply.ts';
import { CALLBACK } from '../../page/web/addresses.ts';
import { CLIENT_ID } from './client.ts';
import { grants, type Grants, type Tokens } from './grants.ts';
import { signInPage } from './page.ts';

type Answer = (event: APIGatewayProxyEventV2) => Promise<Reply>;

/** Parameters of an address that begins a sign-in. */
const askedBy = (clientId: string) =>
  z.object({
    client_id: z.literal(clientId),
    redirect_uri: z.url(),
    response_type: z.literal('code'),
    code_challenge: z.string().regex(/^[\w-]{43}$/),
    code_challenge_method: z.literal('S256'),
    scope: z.string().max(128).default('openid'),
    state: z.string().max(256).optional(),
  });
const form = z.object({
  name: z.string().trim().min(1).max(64).refine(isShowable),
  role: z.enum(['player', 'organizer', 'admin']).default('player'),
});
const wantedBy = (clientId: string) =>
  z.discriminatedUnion('grant_type', [
    z.object({
      grant_type: z.literal('authorization_code'),
      client_id: z.literal(clientId),
      code: z.string(),
      redirect_uri: z.string(),
      code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
    }),
    z.object({
      grant_type: z.literal('refresh_token'),
      client_id: z.literal(clientId),
      refresh_token: z.string(),
    }),
  ]);

/**
 * Creates the local issuer as an OpenID provider for the page: code with PKCE, refresh tokens that
 * change with each use, revocation. Anyone signs in by any name, so it is never deployed, and
 * serves only callers that use a name of this machine itself.
 */
export function provider(
  issuer: LocalIssuer,
  clientId: string = CLIENT_ID,
): {
  readonly authorize: Answer;
  readonly token: Answer;
  readonly revoke: Answer;
} {
  const given = grants(issuer);
  const asked = askedBy(clientId);
  const wanted = wantedBy(clientId);
  return {
    authorize: onlyHere(async (event) => {
      const isForm = event.requestContext.http.method === 'POST';
      const fields = isForm ? formOf(event) : (event.queryStringParameters ?? {});
      const query = asked.safeParse(fields);
      if (!query.success || !isOwn(query.data.redirect_uri, event))
        return unfit(
          'invalid_request',
          'The sign-in request is invalid. Start again from the page.',
        );
      const shown = { language: event.headers['accept-language'], asked: query.data as Fields };
      if (!isForm) return signInPage(shown);
      const person = form.safeParse(fields);
      if (!person.success) return signInPage({ ...shown, isUnfit: true });
      return sentBack(given, issuer, { ...query.data, ...person.data });
    }),
    token: onlyHere(async (event) => {
      const body = wanted.safeParse(formOf(event));
      if (!body.success) return unfit('invalid_request', 'A parameter is missing or malformed.');
      const tokens =
        body.data.grant_type === 'refresh_token'
          ? await given.refresh(body.data.refresh_token)
          : await given.redeem(body.data.code, {
              redirect: body.data.redirect_uri,
              verifier: body.data.code_verifier,
            });
      return tokens === undefined
        ? unfit(
            'invalid_grant',
            'The code or token is used up, expired, or belongs to another client. Sign in again.',
          )
        : tokenReply(tokens);
    }),
    revoke: onlyHere(async (event) => {
      await given.revoke(formOf(event)['token'] ?? '');
      return { statusCode: 200 };
    }),
  };
}

type Fields = Readonly<Record<string, string>>;
type SignIn = z.infer<ReturnType<typeof askedBy>> & z.infer<typeof form>;

/**
 * Redirects back to the page, with a code. A sign-in as Ann is the account `ann`, in any spelling
 * of case.
 */
function sentBack(given: Grants, { issuer }: LocalIssuer, signIn: SignIn): Reply {
  const { name, role, redirect_uri: redirect, code_challenge: challenge, state } = signIn;
  const person = { subject: name.normalize('NFC').toLowerCase(), name, roles: [role] };
  const location = new URL(redirect);
  location.searchParams.set('code', given.code(person, { redirect, challenge }));
  if (state !== undefined) location.searchParams.set('state', state);
  location.searchParams.set('iss', issuer);
  return { statusCode: 303, headers: { location: location.href, 'cache-control': 'no-store' } };
}

const tokenReply = ({ access, refresh, expiresIn }: Tokens): Reply => {
  const reply = json(200, {
    access_token: access,
    token_type: 'Bearer',
    expires_in: expiresIn,
    refresh_token: refresh,
  });
  return { ...reply, headers: { ...reply.headers, 'cache-control': 'no-store' } };
};

const onlyHere =
  (answer: Answer): Answer =>
  async (event) =>
    isHere(event)
      ? answer(event)
      : fault(403, 'FORBIDDEN', 'Sign in at the host name localhost or its IP address.');

/** Whether people come back to the page that they have come from, and nowhere else. */
function isOwn(redirect: string, { headers }: APIGatewayProxyEventV2): boolean {
  const { host, pathname, hash } = new URL(redirect);
  return host === headers['host'] && pathname === CALLBACK && hash === '';
}

const formOf = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Fields =>
  Object.fromEntries(
    new URLSearchParams(isBase64Encoded ? Buffer.from(body, 'base64').toString() : body),
  );

/** A refusal as OAuth has them. */
const unfit = (error: string, says: string): Reply => json(400, { error, error_description: says });
