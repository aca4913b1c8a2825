import limit from 'p-limit';
import type { TimerCommands } from '../../matches/contract.ts';
import type { FaultLog } from '../../platform/observability/log.ts';
import { createDue } from '../../workers/timers/due.ts';
import { sweepingTimers } from '../../workers/timers/sweep.ts';
import type { WakeUp } from '../../platform/storage/contract.ts';
import type { GameClock } from './game-clock.ts';
import type { ObservedWakeUps } from './observed-wake-ups.ts';

/** The timers of the local run, in the place of a schedule and a queue. */
export type LocalTimers = {
  /** Looks at once, and then whenever a wake-up is due. */
  begin(): Promise<void>;
  /**
   * Moves game time, and handles all timers due on the way, in order of time.
   * @param wakes false: stops timers until time is moved again
   * @returns the number of looks at a match; `undefined` if that time has passed
   */
  moveTo(time: (now: Date) => Date, wakes: boolean): Promise<number | undefined>;
  close(): Promise<void>;
};

export type LocalTimersParts = {
  readonly matches: TimerCommands;
  readonly wakeUps: ObservedWakeUps;
  readonly clock: GameClock;
  /** Handles a wake-up of anything but a match, if it is one. */
  others?(wake: WakeUp): Promise<void> | undefined;
  /**
   * Waits until the consequences of all writes are done; the ones not waited for are added to
   * `others`.
   */
  settled(others: Set<string>): Promise<void>;
  readonly log: FaultLog;
};

/** The longest and the shortest pause between two looks, in milliseconds. */
const LONGEST_MS = 60_000;
const SHORTEST_MS = 100;

export function localTimers(parts: LocalTimersParts): LocalTimers {
  const { clock, wakeUps, log } = parts;
  const { now } = clock;
  const alone = limit(1);
  let alarm: NodeJS.Timeout | undefined;
  let next = '';
  let closing = false;

  const armFor = (at: string | undefined): void => {
    clearTimeout(alarm);
    if (closing) return;
    next = at ?? '';
    const wait = at === undefined ? LONGEST_MS : Date.parse(at) - now().getTime();
    alarm = setTimeout(ring, Math.min(LONGEST_MS, Math.max(SHORTEST_MS, wait)));
    alarm.unref();
  };
  wakeUps.hear((at) => {
    if (next === '' || at < next) armFor(at);
  });
  const seeToMatch = createDue({ matches: parts.matches, wakeUps, now, log });
  const seeTo = async (wake: WakeUp): Promise<void> => {
    const other = parts.others?.(wake);
    if (other === undefined) await seeToMatch(wake);
    else await other.catch((error: unknown) => log.error('Something due failed', { error }));
  };
  const sweep = sweepingTimers({
    wakeUps,
    now,
    async handOn(wakes) {
      for (const wake of wakes) if (!closing) await seeTo(wake);
    },
  });

  const look = async (): Promise<void> => {
    if (closing) return;
    if (clock.wakes()) await sweep();
    armFor(clock.wakes() ? (await wakeUps.next())?.at : undefined);
  };
  const ring = (): void => {
    alone(look).catch((error: unknown) => {
      log.error('The timers faltered', { error });
      armFor(undefined);
    });
  };

  const workOff = async (until: Date): Promise<number> => {
    const others = new Set<string>();
    const settled = () => parts.settled(others);
    let woken = 0;
    for (await settled(); !closing; woken += 1) {
      const first = await wakeUps.next();
      if (first === undefined || first.at > until.toISOString()) break;
      clock.holdAt(new Date(first.at));
      await seeTo(first);
      await settled();
    }
    return woken;
  };

  return {
    begin: () => alone(look),
    moveTo: (timeFrom, wakes) =>
      alone(async () => {
        const time = timeFrom(now());
        if (time < now()) return undefined;
        clock.setWakes(wakes);
        clock.holdAt(now());
        try {
          const woken = wakes ? await workOff(time) : 0;
          clock.holdAt(time);
          return woken;
        } finally {
          clock.letGo();
          if (wakes) ring();
        }
      }),
    async close() {
      closing = true;
      clearTimeout(alarm);
      await alone(async () => undefined);
    },
  };
}
