import type { TournamentExport } from './export.ts';

/** The hash of the regulations that an event was announced with; `undefined` where it was not announced. */
export const announcedHash = ({ commits }: TournamentExport): string | undefined =>
  commits
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'TournamentAnnounced' ? event.hash : []))[0];
