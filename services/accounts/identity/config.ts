import { createRemoteJWKSet } from 'jose';
import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import { remembering } from './remember.ts';
import { verifier, type Verify } from './verify.ts';

const settings = once(() =>
  z.object({
    OIDC_ISSUER: z.string().check(z.minLength(1)),
    OIDC_AUDIENCE: z.string().check(z.minLength(1)),
    OIDC_JWKS_URI: z.url(),
    OIDC_ROLES_CLAIM: z._default(z.string().check(z.minLength(1)), 'roles'),
  }),
);

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The issuer of tokens that is believed, from the environment; a missing setting throws at once and says which
 * it is.
 */
export function issuerFrom(env: Env): Verify {
  const config = settings().parse(env);
  return remembering(
    verifier({
      issuer: config.OIDC_ISSUER,
      audience: config.OIDC_AUDIENCE,
      keys: createRemoteJWKSet(new URL(config.OIDC_JWKS_URI)),
      rolesClaim: config.OIDC_ROLES_CLAIM,
    }),
  );
}

/** The name of the issuer whose tokens are taken: a URL, below which clients find how to sign in. */
export const issuerNamed = (env: Env): string => settings().parse(env).OIDC_ISSUER;
