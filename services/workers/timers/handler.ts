import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { base, type Base } from '../../app/base.ts';
import type { Director } from '../../tournaments/directing/director.ts';
import { compose } from '../../platform/compose.ts';
import { later } from '../../platform/later.ts';
import { withTournaments } from '../../tournaments/directing/timed.ts';
import type { TimerCommands } from '../../matches/contract.ts';
import { instruments, type Instruments } from '../../platform/observability/instruments.ts';
import { batches, ticks } from '../../platform/observability/invocation-kinds.ts';
import { storeFrom } from '../../platform/storage/config.ts';
import { attentionNamed } from '../../platform/storage/attention/name.ts';
import type { WakeUp } from '../../platform/storage/contract.ts';
import { deliveryNamed } from '../../platform/storage/notifications/name.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { createDue } from './due.ts';
import { wakeUpsIn } from '../../platform/queues/message.ts';
import { noticeQueueFrom, timerQueueFrom } from '../../platform/queues/queue.ts';
import { servingQueue, sideBySide } from '../../platform/queues/serve.ts';
import { announcedSoon } from '../../platform/queues/soon.ts';
import { sweepingTimers, type TimersSwept } from './sweep.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Due = (event: SQSEvent) => Promise<SQSBatchResponse>;

/**
 * Finds the wake-ups that have come, and puts them into queues: matches into one, notices into
 * another. Throws at once for a missing setting, and names it.
 */
export function timerSweepFrom(env: Env, its = instruments('timers')): () => Promise<TimersSwept> {
  const matches = timerQueueFrom(env, its.follow);
  const notices = noticeQueueFrom(env, its.follow);
  if (matches === undefined) throw new TypeError('TIMERS_QUEUE_URL is required.');
  if (notices === undefined) throw new TypeError('NOTIFICATIONS_QUEUE_URL is required.');
  const { wakeUps } = storeFrom(env, its.follow);
  return sweepingTimers({
    wakeUps,
    now: systemClock,
    async handOn(wakes) {
      await Promise.all([
        matches.send(wakes.filter((wake) => !isOfNotices(wake))),
        notices.send(wakes.filter(isOfNotices)),
      ]);
    },
  });
}

const isOfNotices = ({ stream }: WakeUp): boolean =>
  attentionNamed(stream) !== undefined || deliveryNamed(stream) !== undefined;

/** Handles the matches in the queue. An invalid message, or one with failures, goes back to it. */
export function dueFrom(env: Env, its: Instruments = instruments('timers')): Due {
  const { now, store } = compose(base, { env, its });
  const queue = timerQueueFrom(env, its.follow);
  // most that wakes is a match
  const director = later<Director>(async () =>
    (await import('../../app/directing.ts')).directorFrom({ env, its, store }),
  );
  const matches = later(() => timedFrom({ env, its, store }));
  const seeTo = createDue({
    matches: withTournaments(matches, director),
    wakeUps: announcedSoon(store.wakeUps, queue, { now, log: its.log }),
    now,
    expired: (lag) => its.measure('expiryLag', lag),
    stuck: () => its.measure('matchesNotWoken'),
    log: its.log,
  });
  const takeUp = sideBySide(async (wake) => (await seeTo(wake)) !== 'lost');
  return servingQueue((body) => takeUp(wakeUpsIn(body)), its.log);
}

/** The code that plays matches is large, and the sweep, which is in the same file, never wants it. */
async function timedFrom(environment: Partial<Base>): Promise<TimerCommands> {
  const [{ createPlaying }, { createQueues }, { withQueues }] = await Promise.all([
    import('../../app/playing.ts'),
    import('../../matches/lobby/queues/index.ts'),
    import('../../matches/lobby/queues/timed.ts'),
  ]);
  const app = createPlaying(environment);
  return withQueues(app.matches, createQueues(app));
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
