/** The pages by their addresses; a part that begins with `:` stands for any text without a `/`. */
export const ROUTES = [
  '/',
  '/new',
  '/matches/:id',
  '/matches/:id/replay',
  '/moderation',
  '/queues',
  '/tournaments',
  '/tournaments/new',
  '/tournaments/:id',
  '/series/new',
  '/series/:id',
  '/leaderboards',
  '/games/:id',
  '/games/:game/leaderboards/:pool',
  '/account',
  '/accounts/:id',
  '/credits',
] as const;
export type PageRoute = (typeof ROUTES)[number];

/** Callback path after a sign-in. */
export const CALLBACK = '/signed-in';

/** The page that answers at an address, and the same for a match: it names the code of a match as well. */
export const PAGE = '/index.html';
export const MATCH_PAGE = '/match.html';
/** The same for addresses that are none of the page's: it is sent with 404. */
export const MISSING_PAGE = '/missing.html';

/** Path prefix of matches. */
export const MATCHES = '/matches/';

/** The paths that the page has something at. */
export const PAGES = new RegExp(
  `^(?:${[...ROUTES, CALLBACK].map((route) => route.replaceAll(/:\w+/gu, '[^/]+')).join('|')})/?$`,
);

/** The paths of APIs, at which no page ever answers. */
export const APIS = /^\/(?:v\d+|api|graphql|ws|dev|oauth)(?:\/|$)/;

/**
 * The page that answers at a path without a dot: browsers get a page that says there is none, except at the
 * paths of APIs. `undefined` if a 404 in JSON answers.
 */
export function pageAt(path: string, accept: string): string | undefined {
  const html = accept.includes('text/html');
  if (!PAGES.test(path)) return html && !APIS.test(path) ? MISSING_PAGE : undefined;
  if (!html && accept.includes('json')) return undefined;
  return path.startsWith(MATCHES) ? MATCH_PAGE : PAGE;
}
