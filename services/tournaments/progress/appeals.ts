import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** Whether some appeal is not decided yet. */
export const hasOpenAppeals = ({ appeals }: Pick<Tournament, 'appeals'>): boolean =>
  appeals.some(({ status }) => status === 'OPEN');

/** Whether open appeals hold the next round. */
export const isHeld = (tournament: Tournament): boolean =>
  tournament.regulations.appeals.holdsRound && hasOpenAppeals(tournament);
