import type { TimerCommands } from '../../services/matches/contract.ts';
import type { FaultLog, Log } from '../../services/platform/observability/log.ts';
import type { WakeUp, WakeUps } from '../../services/platform/storage/contract.ts';
import type { Clock } from '../../services/platform/time/clock.ts';
import { shardName, shardOf } from '../../services/platform/storage/timing/wake-ups.ts';
import { createDue } from '../../services/workers/timers/due.ts';
import { announcedSoon } from '../../services/platform/queues/soon.ts';
import { sweepingTimers } from '../../services/workers/timers/sweep.ts';
import type { Agenda } from './agenda.ts';
import type { Luck } from './luck.ts';
import { MINUTE, SECOND } from './units.ts';

/** Probabilities of faults of the queue. */
const LOST = 0.005;
const DOUBLED = 0.01;
const EARLY = 0.01;
/** Mean transit time of a message. */
const TRANSIT = 0.3 * SECOND;
const LAST = '9';

/** The timers as they are deployed, in simulated time. */
export type Schedule = {
  /** Wake-ups whose writers also queue those that are due soon. */
  readonly wakeUps: Pick<WakeUps, 'set' | 'replace'>;
  /** Starts the sweeps: each minute, skipping minutes and shards without anything to find. */
  begin(matches: TimerCommands): void;
  /** Number of wake-ups of a match, and of writes of its index entry. */
  countsOf(matchId: string): Counts;
};

export type Counts = { wakes: number; moves: number };

type Parts = {
  readonly agenda: Agenda;
  readonly luck: Luck;
  readonly wakeUps: WakeUps;
  readonly now: Clock;
  readonly log: Pick<Log, 'warn'> & FaultLog;
};

/** A schedule whose queue sometimes loses, duplicates or hastens messages. */
export function scheduleOf({ agenda, luck, wakeUps, now, log }: Parts): Schedule {
  const counts = new Map<string, Counts>();
  const countsOf = (matchId: string): Counts => {
    const known = counts.get(matchId) ?? { wakes: 0, moves: 0 };
    counts.set(matchId, known);
    return known;
  };
  let seeTo: ((wake: WakeUp) => Promise<unknown>) | undefined;
  let sweep: (() => Promise<unknown>) | undefined;
  /** The index as its writers know it: shards with nothing due are skipped. */
  const known = new Map<string, string>();
  const planned = new Set<number>();

  const deliver = (wake: WakeUp, afterMs: number): void => {
    if (luck.happens(LOST)) return;
    const copies = luck.happens(DOUBLED) ? 2 : 1;
    const early = luck.happens(EARLY) ? luck.between(0, afterMs) : 0;
    for (let copy = 0; copy < copies; copy += 1) {
      agenda.after(afterMs - early + luck.around(TRANSIT), async () => {
        countsOf(wake.stream).wakes += 1;
        await seeTo?.(wake);
      });
    }
  };
  const queue = {
    sendLater: async (wake: WakeUp, seconds: number): Promise<void> =>
      deliver(wake, seconds * SECOND),
  };

  /** Plans the first sweep that finds an entry of this time. */
  const plan = (time: number): void => {
    const next = Math.max(Math.ceil(time / MINUTE), Math.floor(agenda.now() / MINUTE) + 1) * MINUTE;
    if (planned.has(next)) return;
    planned.add(next);
    agenda.at(next, async () => {
      planned.delete(next);
      await sweep?.();
      // messages in transit, or lost, are found again
      if (dueBy(now().toISOString()).length > 0) plan(next + MINUTE);
    });
  };
  const dueBy = (time: string): readonly string[] =>
    [...known].flatMap(([stream, at]) => (at <= time ? [stream] : []));

  const counted: Pick<WakeUps, 'set' | 'replace'> = {
    async set(wake) {
      await wakeUps.set(wake);
      if (wake.at >= (known.get(wake.stream) ?? LAST)) return;
      countsOf(wake.stream).moves += 1;
      known.set(wake.stream, wake.at);
      plan(Date.parse(wake.at));
    },
    async replace(passed, at) {
      await wakeUps.replace(passed, at);
      const stands = known.get(passed.stream) ?? passed.at;
      // a duplicated message finds another time there, and leaves it
      if (stands !== passed.at || at === passed.at) return;
      countsOf(passed.stream).moves += 1;
      if (at === undefined) known.delete(passed.stream);
      else known.set(passed.stream, at);
      if (at !== undefined) plan(Date.parse(at));
    },
  };
  const told = announcedSoon(counted, queue, { now, log });

  return {
    wakeUps: told,
    countsOf,
    begin(matches) {
      seeTo = createDue({ matches, wakeUps: told, now, log });
      sweep = sweepingTimers({
        wakeUps: {
          due: async (shard, by, page) =>
            dueBy(by).some((stream) => shardOf(stream) === shardName(shard))
              ? wakeUps.due(shard, by, page)
              : [],
        },
        now,
        async handOn(wakes) {
          for (const wake of wakes) deliver(wake, 0);
        },
      });
    },
  };
}
