/** The page as a client of the issuer: public, so it proves itself by PKCE alone. */
export const CLIENT_ID = 'questhall-web';
