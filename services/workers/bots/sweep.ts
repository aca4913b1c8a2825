import * as z from 'zod/mini';
import type { Summaries } from '../../platform/storage/contract.ts';
import { through } from '../../platform/storage/read-models/through.ts';
import type { FaultLog } from '../../platform/observability/log.ts';
import type { PlayBots } from './play-bots.ts';

export type SweepParts = {
  readonly summaries: Pick<Summaries, 'list'>;
  readonly playBots: PlayBots;
  readonly now: () => Date;
  /** Counts the matches that could not be set going. */
  stuck?(matches: number): void;
  readonly log: FaultLog;
};

/** Counts of a sweep: what it has looked at, and what it could not set going. */
export type Swept = { readonly quiet: number; readonly failed: number };
export type Sweep = () => Promise<Swept>;

/** A match that bots play in and nothing was stored for this long may have lost its call. */
const QUIET_MS = 5 * 60_000;
const SIDE_BY_SIDE = 10;

const summaryData = z.object({ at: z.iso.datetime() });

/**
 * Sweeps over the matches of bots, and lets them play on if it is their turn: nothing else would
 * move a match whose call to the bots was lost. Matches that wait for people are left as they are.
 * A failing one keeps no other from its turn; then the sweep throws.
 */
export function sweeping({ summaries, playBots, now, stuck, log }: SweepParts): Sweep {
  const playIn = async (matchId: string): Promise<boolean> => {
    try {
      await playBots(matchId);
      return true;
    } catch (error) {
      log.error('The bots of a match failed to play on', { matchId, error });
      return false;
    }
  };
  return async () => {
    const before = new Date(now().getTime() - QUIET_MS).toISOString();
    let quiet = 0;
    let failed = 0;
    for await (const some of quietMatches(summaries, before)) {
      const played = await Promise.all(some.map(playIn));
      quiet += some.length;
      failed += played.filter((done) => !done).length;
    }
    stuck?.(failed);
    if (failed > 0) throw new SweepError(failed);
    return { quiet, failed };
  };
}

/** Ids of matches in which nothing has happened since, a few at a time. */
async function* quietMatches(
  summaries: SweepParts['summaries'],
  before: string,
): AsyncGenerator<readonly string[]> {
  for await (const page of through(summaries, { of: 'unlisted', by: 'bots' })) {
    const quiet = page
      .filter(({ data }) => summaryData.parse(data).at < before)
      .map(({ stream }) => stream);
    for (let from = 0; from < quiet.length; from += SIDE_BY_SIDE) {
      yield quiet.slice(from, from + SIDE_BY_SIDE);
    }
  }
}

/** The bots of some matches could not play on; the log says of which, and why. */
class SweepError extends Error {
  override readonly name = 'SweepError';
  constructor(matches: number) {
    super(`The bots of ${String(matches)} matches failed to play on.`);
  }
}
