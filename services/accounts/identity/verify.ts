import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { actorOf } from './claims.ts';
import { TokenRefusedError, type TokenFault } from './token-refused.ts';

/** The issuer whose tokens are believed. */
export type Issuer = {
  readonly issuer: string;
  /** Tokens name it in `aud`, or, as Cognito's access tokens do, in `client_id`. */
  readonly audience: string;
  /** Finds the key that signed a token. Throws a jose error if the issuer has no such key. */
  readonly keys: JWTVerifyGetKey;
  /** The claim that holds the roles: `roles` unless given; `cognito:groups` for a user pool. */
  readonly rolesClaim?: string;
};

/** An accepted token: its actor, and its end in milliseconds since 1970. */
export type Believed = { readonly actor: AccountActor; readonly until: number };
export type Verify = (token: string) => Promise<Believed>;

/**
 * The allowed signature algorithms, only asymmetric ones: a shared secret would let every reader of
 * a token write one.
 */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];
const CLOCK_TOLERANCE_S = 10;

/**
 * Verifies tokens of one issuer. A token that cannot be believed throws a `TokenRefusedError`;
 * any other error means that the issuer's keys could not be had.
 */
export function verifier({ issuer, audience, keys, rolesClaim = 'roles' }: Issuer): Verify {
  return async (token) => {
    const payload = await verified(token, keys, issuer);
    if (!isFor(payload, audience)) throw new TokenRefusedError('foreign');
    const until = (payload.exp ?? 0) * 1000;
    return { actor: { ...actorOf(payload, rolesClaim), until }, until };
  };
}

async function verified(token: string, keys: JWTVerifyGetKey, issuer: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      algorithms,
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['sub', 'exp'],
    });
    return payload;
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    throw new TokenRefusedError(fault);
  }
}

/** Names the fault of a token, by jose's error; `undefined` if the token is not at fault. */
function faultOf(error: unknown): TokenFault | undefined {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return 'foreign';
  if (error instanceof errors.JWKSNoMatchingKey) return 'forged';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'forged';
  if (error instanceof errors.JOSEAlgNotAllowed) return 'forged';
  if (error instanceof errors.JWKSMultipleMatchingKeys) return 'forged';
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return 'malformed';
  if (error instanceof errors.JOSENotSupported) return 'malformed';
  return undefined;
}

function isFor({ aud, client_id: client }: JWTPayload, audience: string): boolean {
  return [aud, client].flat().includes(audience);
}
