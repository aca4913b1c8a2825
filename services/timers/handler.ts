import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import limit from 'p-limit';
import { matchesOn } from '../matches/on-store.ts';
import { counted } from '../observability/counted.ts';
import { instruments, type Instruments } from '../observability/instruments.ts';
import { batches, ticks } from '../observability/invocation-kinds.ts';
import { playableFrom } from '../packs/playable.ts';
import { storeFrom } from '../storage/config.ts';
import { attentionNamed } from '../storage/attention/name.ts';
import type { WakeUp } from '../storage/contract.ts';
import { deliveryNamed } from '../storage/notifications/name.ts';
import { systemClock } from '../time/clock.ts';
import { createDue } from './due.ts';
import { wakeUpsIn } from './message.ts';
import { timerQueueFrom } from './queue.ts';
import { toldSoon } from './soon.ts';
import { sweepingTimers, type TimersSwept } from './sweep.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Due = (event: SQSEvent) => Promise<SQSBatchResponse>;

/** How many matches are seen to side by side. */
const SIDE_BY_SIDE = 10;

/** Finds what has come, and puts it into the queue; a missing setting throws at once and says which it is. */
export function timerSweepFrom(env: Env, its = instruments('timers')): () => Promise<TimersSwept> {
  const queue = timerQueueFrom(env, its.follow);
  if (queue === undefined) throw new TypeError('TIMERS_QUEUE_URL names no queue.');
  const { wakeUps } = storeFrom(env, its.follow);
  return sweepingTimers({ wakeUps, now: systemClock, handOn: (tens) => queue.send(tens), takes });
}

/** Of all that waits for a time, matches alone are seen to here. */
const takes = ({ stream }: WakeUp): boolean =>
  attentionNamed(stream) === undefined && deliveryNamed(stream) === undefined;

/** Sees to the matches in the queue. A message that says nothing, or of which some are lost, goes back to it. */
export function dueFrom(env: Env, its: Instruments = instruments('timers')): Due {
  const now = systemClock;
  const store = counted(storeFrom(env, its.follow), its);
  const queue = timerQueueFrom(env, its.follow);
  const seeTo = createDue({
    matches: matchesOn(store, playableFrom(env), { now }),
    wakeUps: toldSoon(store.wakeUps, queue, { now, log: its.log }),
    now,
    expired: (lag) => its.measure('expiryLag', lag),
    stuck: () => its.measure('matchesNotWoken'),
    log: its.log,
  });
  return async ({ Records }) => {
    const some = limit(SIDE_BY_SIDE);
    const takeUp = async (body: string): Promise<boolean> => {
      const seen = await Promise.all(wakeUpsIn(body).map((wake) => some(() => seeTo(wake))));
      return !seen.includes('lost');
    };
    const done = await Promise.allSettled(Records.map(({ body }) => takeUp(body)));
    const failed = Records.filter((_, i) => {
      const outcome = done[i];
      if (outcome?.status === 'rejected') {
        its.log.error('A message about timers cannot be read', { error: outcome.reason });
      }
      return outcome?.status !== 'fulfilled' || !outcome.value;
    });
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
}

const its = instruments('timers');
let sweeper: (() => Promise<TimersSwept>) | undefined;
let worker: Due | undefined;

/** The entry of the function that a clock calls each minute. */
export const sweep = its.around(ticks, () => (sweeper ??= timerSweepFrom(process.env, its))());

/** The entry of the function that serves the queue. */
export const due = its.around(batches, (event: SQSEvent) =>
  (worker ??= dueFrom(process.env, its))(event),
);
