import type { TournamentExport } from './export.ts';

/**
 * The hash of the regulations at the announcement; `undefined` if the tournament was not announced.
 */
export const announcedHash = ({ commits }: TournamentExport): string | undefined =>
  commits
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'TournamentAnnounced' ? event.hash : []))[0];
