import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { instruments, type Instruments } from '../../platform/observability/instruments.ts';
import { batches } from '../../platform/observability/invocation-kinds.ts';
import { once } from '../../platform/once.ts';
import { storeFrom } from '../../platform/storage/config.ts';
import type { Store, WakeUp } from '../../platform/storage/contract.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { wakeUpsIn } from '../../platform/queues/message.ts';
import { noticeQueueFrom } from '../../platform/queues/queue.ts';
import { servingQueue, sideBySide } from '../../platform/queues/serve.ts';
import { tellingSoon } from '../../platform/queues/soon.ts';
import { createNotices } from './due.ts';
import { mailSettingsFrom } from '../../notifications/channels/mail/config.ts';
import { pacing } from '../../notifications/channels/mail/pace.ts';
import { sesMailer } from '../../notifications/channels/mail/ses.ts';
import { mailNewsIn } from '../../notifications/channels/mail/tags.ts';
import { posting } from '../../notifications/channels/outbound/post.ts';
import { cachedVapidKey } from '../../notifications/channels/push/vapid-key-cache.ts';
import { sendersOf } from '../../notifications/channels/registry.ts';
import { suppress } from '../../notifications/delivery/suppress.ts';
import { isTableUrl, tableUrls } from '../../notifications/delivery/table-url.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Serve = (event: SQSEvent) => Promise<SQSBatchResponse>;

const settings = once(() =>
  z.object({
    /** The address of this service for people, without a `/` at its end: push services and mails name it. */
    API_URL: z.url(),
    /** The address at which matches are looked at, with `{matchId}` in it. */
    TABLE_URL: z.optional(z.string().check(z.refine(isTableUrl))),
  }),
);

/**
 * Serves the queue of notices, and of reports on mails. Throws at once for a missing setting, and
 * names it.
 */
export function notificationsFrom(
  env: Env,
  its: Instruments = instruments('notifications'),
): Serve {
  const store = storeFrom(env, its.follow);
  const now = systemClock;
  const seeTo = createNotices(store, {
    senders: sendersFrom(env, store, its),
    ...tableFrom(env),
    now,
    awaits: tellingSoon(noticeQueueFrom(env, its.follow), { now, log: its.log }),
    tried(outcome, lag) {
      its.measure('deliveriesTried');
      if (outcome !== 'DELIVERED') its.measure('deliveriesFailed');
      its.measure('deliveryLag', lag);
    },
  });
  const takeUp = sideBySide(async (wake: WakeUp) => {
    try {
      const seen = seeTo(wake);
      if (seen === undefined) throw new TypeError('The message is not a notification.');
      await seen;
      return true;
    } catch (error) {
      its.log.error('A notification could not be processed', { about: wake.stream, error });
      return false;
    }
  });
  return servingQueue(async (body) => {
    const news = mailNewsIn(body);
    if (news === undefined) return takeUp(wakeUpsIn(body));
    const { account, channel, suppresses } = news;
    if (suppresses) await suppress(store.documents, { account, channel, at: now().toISOString() });
    return true;
  }, its.log);
}

const tableFrom = (env: Env) => {
  const tableUrl = tableUrls(settings().parse(env).TABLE_URL);
  return tableUrl && { tableUrl };
};

/** Creates the senders of this deployment; mails only if their sender is configured. */
function sendersFrom(
  env: Env,
  { mailings, vapidKeys }: Pick<Store, 'mailings' | 'vapidKeys'>,
  { follow }: Instruments,
) {
  const { API_URL: apiUrl } = settings().parse(env);
  const mail = mailSettingsFrom(env);
  return sendersOf({
    post: posting('public'),
    vapidKey: cachedVapidKey(vapidKeys),
    contact: apiUrl,
    ...(mail !== undefined && {
      mail: {
        mailer: sesMailer(mail, follow),
        from: mail.from,
        turn: pacing(mailings, { perSecond: mail.rate, now: systemClock }),
        apiUrl: () => apiUrl,
      },
    }),
    now: systemClock,
    wall: systemClock,
  });
}

const its = instruments('notifications');
let serving: Serve | undefined;

/**
 * Handles batches, as the entry of the function: created at its first batch, reused as long as it
 * stays warm.
 */
export const handler = its.around(batches, (event: SQSEvent) =>
  (serving ??= notificationsFrom(process.env, its))(event),
);
