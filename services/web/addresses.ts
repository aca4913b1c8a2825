/** The page that answers at an address, and the same for a match: it names the code of a match as well. */
export const PAGE = '/index.html';
export const MATCH_PAGE = '/match.html';

/** Where the addresses of matches begin. */
export const MATCHES = '/matches/';
