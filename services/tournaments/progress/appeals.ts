import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { later } from './times.ts';

/** True if an appeal is not decided yet. */
export const hasOpenAppeals = ({ appeals }: Pick<Tournament, 'appeals'>): boolean =>
  appeals.some(({ status }) => status === 'OPEN');

/** The end of the time for appeals, once all is played, ISO 8601. */
export const appealsUntil = ({
  finishedAt,
  regulations,
}: Pick<Tournament, 'finishedAt' | 'regulations'>): string | undefined =>
  finishedAt === undefined ? undefined : later(finishedAt, regulations.appeals.window);

/** True if open appeals hold the next round. */
export const isHeld = (tournament: Tournament): boolean =>
  tournament.regulations.appeals.holdsRound && hasOpenAppeals(tournament);
