import { sweepingTournaments, type TournamentsSwept } from '../../tournaments/directing/sweep.ts';
import type { Director } from '../../tournaments/directing/director.ts';
import type { Instruments } from '../../platform/observability/instruments.ts';
import type { Summaries } from '../../platform/storage/contract.ts';
import { systemClock } from '../../platform/time/clock.ts';
import type { PlayBots } from './play-bots.ts';
import { sweeping, type Swept } from './sweep.ts';

export type SweepsParts = {
  readonly summaries: Pick<Summaries, 'list'>;
  readonly playBots: PlayBots;
  readonly director: Pick<Director, 'mend'>;
  readonly its: Pick<Instruments, 'log' | 'measure'>;
};

/**
 * Sweeps over bots and tournaments, side by side: if one fails the other still completes, and then
 * it throws.
 */
export async function sweepBoth(parts: SweepsParts): Promise<Swept & TournamentsSwept> {
  const { summaries, playBots, director, its } = parts;
  const { log } = its;
  const [tournaments, matches] = await Promise.allSettled([
    sweepingTournaments({
      ...{ summaries, director, log },
      mended: (count) => its.measure('tournamentsMended', count),
    })(),
    sweeping({
      ...{ summaries, playBots, log },
      now: systemClock,
      stuck: (count) => its.measure('botsStandingStill', count),
    })(),
  ]);
  if (tournaments.status === 'rejected') throw tournaments.reason;
  if (matches.status === 'rejected') throw matches.reason;
  return { ...matches.value, ...tournaments.value };
}
