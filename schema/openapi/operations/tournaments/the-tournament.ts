import { tournament } from '../../models/tournaments/tournament.ts';

/** What every act gives. */
export const theTournament = {
  status: 200,
  says: 'The tournament.',
  model: tournament,
  etag: true,
} as const;
