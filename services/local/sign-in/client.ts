/** The page as a client of the issuer: public, so its only proof is PKCE. */
export const CLIENT_ID = 'questhall-web';
