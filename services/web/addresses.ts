/** The page that answers at an address, and the same for a match: it names the code of a match as well. */
export const PAGE = '/index.html';
export const MATCH_PAGE = '/match.html';

/** Where the addresses of matches begin. */
export const MATCHES = '/matches/';

/** The paths that the page has something at. */
export const PAGES =
  /^\/(?:(?:new|matches|moderation|queues|tournaments|series|leaderboards|games|account|accounts|credits|signed-in)(?:\/.*)?)?$/;

/** The paths of APIs, at which no page ever answers. */
export const APIS = /^\/(?:v\d+|api|graphql|ws|dev|oauth)(?:\/|$)/;

/** Whether the page answers at a path: to browsers at any but those of APIs, and where it has something unless JSON is asked for. */
export function answersWithPage(path: string, accept: string): boolean {
  const html = accept.includes('text/html');
  return PAGES.test(path) ? html || !accept.includes('json') : html && !APIS.test(path);
}
