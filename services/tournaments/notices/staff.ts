import type { TournamentRole } from '../../../shared/tournaments/record/act.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** The accounts that hold one of these roles. */
export const holdersOf = (
  { owner, roles }: Pick<Tournament, 'owner' | 'roles'>,
  ...named: readonly TournamentRole[]
): readonly string[] => [
  ...new Set([
    ...(named.includes('OWNER') ? [owner] : []),
    ...Object.entries(roles)
      .filter(([, held]) => held.some((role) => named.includes(role)))
      .map(([account]) => account),
  ]),
];

/** Accounts that run a tournament: the owner and its staff. */
export const staffOf = (tournament: Tournament): readonly string[] =>
  holdersOf(tournament, 'OWNER', 'ORGANIZER', 'ARBITER', 'STAFF');
