import { awaitsOf } from '../../notifications/attention/awaits.ts';
import { createNotices } from '../../workers/notifications/due.ts';
import type { Outbound } from '../../notifications/channels/outbound/address.ts';
import { smtpMailer } from '../../notifications/channels/mail/smtp.ts';
import { posting } from '../../notifications/channels/outbound/post.ts';
import { cachedVapidKey } from '../../notifications/channels/push/vapid-key-cache.ts';
import { sendersOf } from '../../notifications/channels/registry.ts';
import { tableUrl } from '../../notifications/delivery/table-url.ts';
import type { Attention, Store, WakeUp } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { ObservedWakeUps } from '../timers/observed-wake-ups.ts';
import { catcher } from './catcher.ts';
import { outbox, type Outbox } from './outbox.ts';

type Parts = {
  readonly store: Store;
  readonly wakeUps: Pick<ObservedWakeUps, 'told'>;
  /** Game time. */
  readonly now: Clock;
  readonly outbound: Outbound;
  /** The mail server that mails go to, instead of being caught. */
  readonly smtpUrl: string | undefined;
  /** The address at which matches are looked at, with `{matchId}` in it; at the page of this service unless said. */
  readonly tableUrl: string | undefined;
  /** The address of this service, without a `/` at its end. */
  readonly apiUrl: () => string;
};

/** The notifications of the local run: what sends when the timers say so, and what has left. */
export type LocalNotifications = {
  /** Callback for attention due soon. */
  toldOf(attention: Attention): Promise<void>;
  /** Tries the delivery, or sees to the attention, that a wake-up is about, if it is about one. */
  deliver(wake: WakeUp): Promise<void> | undefined;
  readonly outbox: Outbox;
  close(): Promise<void>;
};

/** The path at which the page of this service shows matches. */
const TABLES = '/matches/{matchId}';

/**
 * The sender of mails, and below, the contact for push services: no one, for the service of a
 * developer.
 */
const FROM = 'questhall@localhost.localdomain';
const CONTACT = 'mailto:nobody@localhost.localdomain';

export async function localNotifications(parts: Parts): Promise<LocalNotifications> {
  const { store, wakeUps, now, outbound } = parts;
  const left = outbox();
  const awaits = wakeUps.told;
  const caught = parts.smtpUrl === undefined ? await catcher(left.caught) : undefined;
  const mailer = smtpMailer(parts.smtpUrl ?? caught?.url ?? '');
  // the address of the API is known only when the server listens
  const deliver = createNotices(store, {
    senders: sendersOf({
      post: left.keeping(posting(outbound)),
      vapidKey: cachedVapidKey(store.vapidKeys),
      contact: CONTACT,
      mail: { mailer, from: FROM, apiUrl: parts.apiUrl },
      now,
      wall: () => new Date(),
    }),
    // the address of the API is known only when the server listens
    tableUrl: (matchId) => tableUrl(parts.tableUrl ?? `${parts.apiUrl()}${TABLES}`, matchId),
    now,
    awaits,
  });
  return {
    toldOf: awaitsOf(awaits),
    deliver,
    outbox: left,
    close: async () => caught?.close(),
  };
}
