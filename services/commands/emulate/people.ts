import { localIssuer, type LocalIssuer } from '../../identity/local/issuer.ts';

const HOUR_S = 3_600;

/** A user pool of which everybody is: its access tokens are such as Cognito's. */
export async function userPool(of: {
  readonly issuer: string;
  readonly audience: string;
}): Promise<LocalIssuer> {
  const pool = await localIssuer(of);
  return {
    ...pool,
    issue({ subject, roles = ['player'] }) {
      const now = Math.floor(Date.now() / 1_000);
      return pool.sign({
        ...{ sub: subject, username: subject, iss: of.issuer, client_id: of.audience },
        ...{ token_use: 'access', scope: 'openid profile email', 'cognito:groups': roles },
        ...{ iat: now, exp: now + HOUR_S },
      });
    },
  };
}
