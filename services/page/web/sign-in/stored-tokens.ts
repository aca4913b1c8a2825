/** The database of the session's tokens in a browser, its store, and their keys. */
export const SESSION = { database: 'questhall-session', store: 'session' } as const;
export const REFRESH = 'refresh';
export const GUEST = 'guest';
/** The access token that came last and until when it is good, so that a page that loads need not wait for a new one. */
export const ACCESS = 'access';

/** An access token, and until when it is used, in milliseconds since 1970. */
export type Access = { readonly token: string; readonly until: number };

/** True if a token is usable: it has not expired, and is not the refused one. */
export const isGood = (access: Access | undefined, stale?: string): access is Access =>
  access !== undefined && access.token !== stale && access.until > Date.now();
