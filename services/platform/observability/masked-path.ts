/** Paths whose next part gives access: codes of invitations, and tokens of links in mails. */
const SECRET = /^(\/+v1\/+(?:invitations|unsubscribe)\/+)[^/]+/i;

/** Masks the code or token in a path, so that the path can be logged. */
export const maskedPath = (path: string): string => path.replace(SECRET, '$1[hidden]');
