import { localIssuer, type LocalIssuer } from '../../services/accounts/identity/local/issuer.ts';
import type { Role } from '../../services/platform/requests/actor.ts';

const HOUR_S = 3_600;

/** A user pool in which everyone exists: its access tokens are like Cognito's. */
export type EmulatedPool = LocalIssuer & {
  /** A token of this lifetime in seconds; default: an hour, in the role of a player. */
  tokenFor(subject: string, seconds?: number, role?: Role): Promise<string>;
};

export async function userPool(of: {
  readonly issuer: string;
  readonly audience: string;
}): Promise<EmulatedPool> {
  const pool = await localIssuer(of);
  const token = (subject: string, roles: readonly Role[], seconds: number): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    return pool.sign({
      ...{ sub: subject, username: subject, iss: of.issuer, client_id: of.audience },
      ...{ token_use: 'access', scope: 'openid profile email', 'cognito:groups': [...roles] },
      ...{ iat: now, exp: now + seconds },
    });
  };
  return {
    ...pool,
    issue: ({ subject, roles = ['player'] }) => token(subject, roles, HOUR_S),
    tokenFor: (subject, seconds = HOUR_S, role = 'player') => token(subject, [role], seconds),
  };
}
