import { createLocalJWKSet, SignJWT, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Role } from '../../matches/contract.ts';
import { signingKey } from './keys.ts';

/** Whom to issue a token to. */
export type Subject = {
  readonly subject: string;
  readonly roles?: readonly Role[] | undefined;
  readonly name?: string | undefined;
};

/** An issuer of tokens for the local run: anybody gets a token for any name. Never deployed. */
export type LocalIssuer = {
  readonly issuer: string;
  readonly audience: string;
  /** The public half, as `/.well-known/jwks.json` serves it. */
  readonly jwks: JSONWebKeySet;
  readonly keys: JWTVerifyGetKey;
  issue(to: Subject): Promise<string>;
};

const LIFETIME = '30 days';

/** @param keyFile where the key is kept; without it, tokens end with the process. */
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
  return {
    issuer,
    audience,
    jwks,
    keys: createLocalJWKSet(jwks),
    issue: ({ subject, roles = ['player'], name }) =>
      new SignJWT({ roles, ...(name === undefined ? {} : { name }) })
        .setProtectedHeader(header)
        .setSubject(subject)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(privateKey),
  };
}
