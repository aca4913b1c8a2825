import type { TimerCommands } from '../../matches/contract.ts';
import type { FaultLog } from '../../platform/observability/log.ts';
import type { WakeUp, WakeUps } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { after, between } from '../../platform/time/duration.ts';

export type DueParts = {
  readonly matches: TimerCommands;
  readonly wakeUps: Pick<WakeUps, 'set' | 'replace'>;
  /** Game time. */
  readonly now: Clock;
  /** Reports the lag of a match that was due: the milliseconds from its time until something was done. */
  expired?(lag: number): void;
  /** A match could not be seen to, or its rules could not go on. */
  stuck?(): void;
  readonly log: FaultLog;
};

/**
 * The outcome for a match whose time had come. `failed`: the log says why, and it is looked at again. `lost`:
 * not even that could be noted, and only who called can see to it.
 */
export type SeenTo = 'seen to' | 'failed' | 'lost';

/** The time after which a failed match is looked at again, in ms. */
const AGAIN_MS = 5 * 60_000;

/**
 * Handles a match whose time has come: has the clock answer overdue questions, and notes the next
 * look. Safe to repeat, and to call early. Never throws: no match delays another.
 */
export function createDue(parts: DueParts): (passed: WakeUp) => Promise<SeenTo> {
  const { wakeUps, now, log } = parts;
  return async (passed) => {
    const matchId = passed.stream;
    try {
      // a clock that is ahead must not move a time that others count on: it is scheduled again
      if (passed.at > now().toISOString()) await wakeUps.set(passed);
      else await see(parts, passed);
      return 'seen to';
    } catch (error) {
      log.error('A due match could not be processed', { matchId, error });
      parts.stuck?.();
    }
    try {
      await wakeUps.replace(passed, after(now().toISOString(), AGAIN_MS));
      return 'failed';
    } catch (error) {
      log.error('A due match could not be scheduled for later', { matchId, error });
      return 'lost';
    }
  };
}

async function see(parts: DueParts, passed: WakeUp): Promise<void> {
  const { matches, wakeUps, now, log } = parts;
  const matchId = passed.stream;
  const { answered, next, fault } = await matches.wake(matchId);
  if (answered > 0) parts.expired?.(Math.max(0, between(passed.at, now().toISOString())));
  if (fault !== undefined) {
    log.error('The rules of a match cannot go on: its clocks stand', { matchId, error: fault });
    parts.stuck?.();
  }
  await wakeUps.replace(passed, next);
  // a commit that came between our reading and our writing may want to be looked at earlier
  const since = await matches.wake(matchId);
  if (since.next !== undefined && since.next !== next) {
    await wakeUps.set({ stream: matchId, at: since.next });
  }
}
