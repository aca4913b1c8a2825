import limit from 'p-limit';
import type { FaultLog } from '../../platform/observability/log.ts';
import type { Summaries } from '../../platform/storage/contract.ts';
import { through } from '../../platform/storage/read-models/through.ts';
import { tournamentOf } from '../../platform/storage/tournaments/name.ts';
import type { Director } from './director.ts';

export type TournamentSweepParts = {
  readonly summaries: Pick<Summaries, 'list'>;
  readonly director: Pick<Director, 'mend'>;
  /** Reports the number of repairs. */
  mended?(count: number): void;
  readonly log: FaultLog;
};

/** Counts of a sweep: tournaments checked, and repairs. */
export type TournamentsSwept = { readonly tournaments: number; readonly mended: number };

const SIDE_BY_SIDE = 10;

/**
 * Repairs the tournaments in progress. One that fails does not block the others; the sweep throws
 * at the end.
 */
export function sweepingTournaments({ summaries, director, mended, log }: TournamentSweepParts) {
  const some = limit(SIDE_BY_SIDE);
  const mend = async (tournament: string): Promise<number | undefined> => {
    try {
      return await director.mend(tournament);
    } catch (error) {
      log.error('A tournament could not be repaired', { tournament, error });
      return undefined;
    }
  };
  return async (): Promise<TournamentsSwept> => {
    const counts: (number | undefined)[] = [];
    for await (const page of through(summaries, { of: 'unlisted', by: 'director' })) {
      const found = page.flatMap(({ stream }) => tournamentOf(stream) ?? []);
      counts.push(...(await Promise.all(found.map((each) => some(() => mend(each))))));
    }
    const sum = counts.reduce<number>((total, count = 0) => total + count, 0);
    mended?.(sum);
    const failed = counts.filter((count) => count === undefined).length;
    if (failed > 0) throw new TournamentSweepError(failed);
    return { tournaments: counts.length, mended: sum };
  };
}

/** Some tournaments could not be repaired; the log says which, and why. */
class TournamentSweepError extends Error {
  override readonly name = 'TournamentSweepError';
  constructor(tournaments: number) {
    super(`${String(tournaments)} tournaments could not be repaired.`);
  }
}
