import {
  createLocalJWKSet,
  SignJWT,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { Role } from '../../../platform/requests/actor.ts';
import { signingKey } from './keys.ts';

/** The subject to issue a token to. */
export type Subject = {
  readonly subject: string;
  readonly roles?: readonly Role[] | undefined;
  readonly name?: string | undefined;
  /** Seconds until the token expires; thirty days unless said. */
  readonly lifetime?: number | undefined;
};

/** An issuer of tokens for the local run: anyone gets a token for any name. Never deployed. */
export type LocalIssuer = {
  readonly issuer: string;
  readonly audience: string;
  /** The public half, as `/.well-known/jwks.json` serves it. */
  readonly jwks: JSONWebKeySet;
  readonly keys: JWTVerifyGetKey;
  issue(to: Subject): Promise<string>;
  /** Signs any claims whatever, also such as should be refused. */
  sign(claims: JWTPayload): Promise<string>;
};

const LIFETIME_S = 30 * 24 * 60 * 60;

/**
 * Creates the local issuer.
 * @param keyFile the file of the key; without it, tokens end with the process.
 */
export async function localIssuer({
  issuer = 'http://localhost/questhall',
  audience = 'questhall',
  keyFile,
}: {
  readonly issuer?: string;
  readonly audience?: string;
  readonly keyFile?: string | undefined;
} = {}): Promise<LocalIssuer> {
  const { privateKey, publicJwk } = await signingKey(keyFile);
  const jwks = { keys: [publicJwk] };
  const header = { alg: publicJwk.alg ?? '', kid: publicJwk.kid ?? '' };
  const sign = (claims: JWTPayload): Promise<string> =>
    new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  return {
    issuer,
    audience,
    jwks,
    keys: createLocalJWKSet(jwks),
    sign,
    issue({ subject, roles = ['player'], name, lifetime = LIFETIME_S }) {
      const now = Math.floor(Date.now() / 1000);
      const times = { iat: now, exp: now + lifetime };
      const who = { sub: subject, roles, ...(name === undefined ? {} : { name }) };
      return sign({ ...who, iss: issuer, aud: audience, ...times });
    },
  };
}
