import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** Whether open appeals hold the next round. */
export const isHeld = ({ regulations, appeals }: Tournament): boolean =>
  regulations.appeals.holdsRound && appeals.some(({ status }) => status === 'OPEN');
