import { setTimeout } from 'node:timers/promises';
import type { WorkQueue } from '../directing-contract.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import type { Previews } from '../../platform/storage/contract.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import { isSmall } from './drawing.ts';
import { MOVED_ON, previewKey, type Preview, type Previewing } from './previewing.ts';

/** Maximum time a request waits for its preview: less than the timeout of a gateway. */
const WAIT_MS = 20_000;
const FIRST_LOOK_MS = 100;
const LAST_LOOK_MS = 1_000;

/**
 * Time after which a preview that was never finished no longer blocks another of the tournament.
 */
const LEASE_SECONDS = 60;

type Parts = {
  readonly previews: Previews;
  readonly queue: WorkQueue;
  /** Computes small previews. */
  readonly here: Previewing;
};

/**
 * Previews by the director's queue: the preview is ordered and polled for. Refused as
 * `RATE_LIMITED` if it takes longer than a request waits; it is kept for a repeated request.
 */
export function previewingByQueue({ previews, queue, here }: Parts): Previewing {
  return async (job) => {
    const { tournament, version, asked } = job;
    if (isSmall(tournament)) return here(job);
    const stream = tournamentStream(tournament.id);
    const key = previewKey(job);
    const until = Date.now() + WAIT_MS;
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(2 * pause, LAST_LOOK_MS)) {
      const found = await previews.read(stream);
      if (found?.key === key && found.outcome !== undefined) {
        const outcome = found.outcome as Preview | typeof MOVED_ON;
        return 'moved' in outcome ? later('The tournament has just changed. Ask again.') : outcome;
      }
      if (found?.key !== key && (await previews.claim(stream, key, LEASE_SECONDS))) {
        const { made, byesFor } = asked;
        await queue.send([
          { does: 'preview', tournament: tournament.id, version, key, made, byesFor },
        ]);
      }
      if (Date.now() + pause > until) {
        return later('The preview is still being computed. Ask again in a moment.');
      }
      await setTimeout(pause);
    }
  };
}

const later = (words: string): never =>
  refuse('RATE_LIMITED', words, { retryable: true, retryAfter: 5 });
