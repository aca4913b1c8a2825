import { WAKE_SHARDS, type WakeUp, type WakeUps } from '../../platform/storage/timing/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';

export type TimerSweepParts = {
  readonly wakeUps: Pick<WakeUps, 'due'>;
  /** Game time. */
  readonly now: Clock;
  /** Hands on wake-ups that have come, the earliest first. */
  handOn(wakes: readonly WakeUp[]): Promise<void>;
};

/** The number of wake-ups that had come. */
export type TimersSwept = { readonly due: number };

/** The number of items read of each shard at once. */
const PAGE = 50;

/**
 * Finds all wake-ups that have come by now, a page of each shard at a time, and hands them on. It
 * changes nothing: the next sweep finds the lost ones.
 */
export function sweepingTimers({ wakeUps, now, handOn }: TimerSweepParts) {
  return async (): Promise<TimersSwept> => {
    const by = now().toISOString();
    let due = 0;
    let open: readonly Shard[] = Array.from({ length: WAKE_SHARDS }, (_, shard) => ({ shard }));
    while (open.length > 0) {
      const pages = await Promise.all(
        open.map(({ shard, after }) => wakeUps.due(shard, by, { first: PAGE, after })),
      );
      const found = pages.flat().toSorted((a, b) => (a.at < b.at ? -1 : 1));
      due += found.length;
      if (found.length > 0) await handOn(found);
      open = open.flatMap(({ shard }, i) => {
        const after = pages[i]?.[PAGE - 1];
        return after === undefined ? [] : [{ shard, after }];
      });
    }
    return { due };
  };
}

/** A shard with more to read, and behind what. */
type Shard = { readonly shard: number; readonly after?: WakeUp };
