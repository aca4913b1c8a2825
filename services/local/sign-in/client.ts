/** The page as a client of the issuer: public, so it proves itself by PKCE alone. */
export const CLIENT_ID = 'questhall-web';

/** Where whoever has signed in comes back to. */
export const CALLBACK = '/signed-in';

export const SCOPES = ['openid', 'profile'] as const;
