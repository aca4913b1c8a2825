import type { MatchRecord, SeatInfo } from './match-record.ts';
import { humans } from './seats.ts';

/** Whether an account holds the seat and plays it itself. */
export const isPlayedByHolder = ({ holder, presence }: SeatInfo): boolean =>
  holder?.kind === 'account' && presence === undefined;

/** The seats of the people who are there: they hold them, play, and have not given up. */
export const present = (record: Pick<MatchRecord, 'seats'>) =>
  humans(record).filter(({ presence }) => presence === undefined);

/**
 * Reads the time since which no seat holder is present, ISO 8601; `undefined` if one is, or none
 * ever was.
 */
export function desertedSince(record: MatchRecord): string | undefined {
  if (present(record).length > 0) return undefined;
  const since = humans(record).flatMap(({ absentSince }) => absentSince ?? []);
  return since.toSorted().at(-1);
}
