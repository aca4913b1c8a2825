import { TooManyRequestsException } from '@aws-sdk/client-sesv2';
import { mailSender } from '../../services/notifications/channels/mail/sender.ts';
import { createDeliver, type DeliverParts } from '../../services/notifications/delivery/deliver.ts';
import {
  deliveryOf,
  stateOf,
  type DeliveryState,
} from '../../services/notifications/delivery/delivery.ts';
import { pacing } from '../../services/notifications/channels/mail/pace.ts';
import type { Mailer } from '../../services/notifications/channels/mail/mailer.ts';
import type { Delivery, DeliveryKey, Mailings } from '../../services/platform/storage/contract.ts';
import { deliveryName, deliveryNamed } from '../../services/platform/storage/notifications/name.ts';
import { heldClock, SECOND } from '../matches/clocks/table.ts';
import { numbersFrom } from '../support/chance.ts';

/** The installation: functions that see to one delivery at a time, and SES as most accounts have it. */
const FUNCTIONS = 20;
/** The time that a delivery takes at the table, and that a call of SES takes. */
const TABLE_MS = 40;
const SES_MS = 110;
const SES_A_SECOND = 14;

type Clock = ReturnType<typeof heldClock>;
type Rush = {
  /** Seconds after which half of the mails, and all of them, had left. */
  readonly half: number;
  readonly all: number;
  /** Calls that SES refused. */
  readonly throttled: number;
  readonly states: readonly DeliveryState[];
};

/**
 * Simulates that this number of mails is due at once, on simulated time: the queue keeps a message
 * back by whole seconds, and SES takes a limited number of mails in any second and refuses all
 * others.
 * @param perSecond the rate that is set
 */
export async function rushed(
  mailings: Mailings,
  { mails, perSecond }: { readonly mails: number; readonly perSecond: number },
): Promise<Rush> {
  const clock = heldClock();
  const start = clock.now().getTime();
  const { mailer, sent, calls } = sesAt(clock);
  const stored = storedMails(mails, clock.iso());
  const queue = messages(clock);
  for (const stream of stored.keys()) queue.put({ stream, at: clock.iso() });
  const deliver = createDeliver({
    ...onStored(stored),
    senders: {
      EMAIL: mailSender({
        mailer,
        from: 'play@questhall.example',
        turn: pacing(mailings, { perSecond, now: clock.now }),
        apiUrl: () => 'https://api.example.org',
      }),
    },
    now: clock.now,
    chance: chanceFrom(mails),
    awaits: (wake) => Promise.resolve(queue.put(wake)),
  });
  const free = Array.from({ length: FUNCTIONS }, () => start);
  for (let message = queue.take(); message !== undefined; message = queue.take()) {
    const worker = free.indexOf(Math.min(...free));
    const begins = Math.max(free[worker] ?? 0, message.seen);
    clock.pass(Math.max(0, begins - clock.now().getTime()));
    const key = deliveryNamed(message.stream);
    const before = calls();
    if (key !== undefined) await deliver(key);
    free[worker] = begins + TABLE_MS + (calls() - before) * SES_MS;
  }
  const after = (part: number): number =>
    ((sent[Math.ceil(mails * part) - 1] ?? Infinity) - start) / SECOND;
  const states = [...stored.values()].map(stateOf);
  return { half: after(0.5), all: after(1), throttled: calls() - sent.length, states };
}

/** SES by a clock: what it takes in a second comes back bit by bit. */
function sesAt(clock: Clock) {
  const sent: number[] = [];
  let [left, since, calls] = [SES_A_SECOND, clock.now().getTime(), 0];
  const mailer: Mailer = () => {
    const now = clock.now().getTime();
    left = Math.min(SES_A_SECOND, left + ((now - since) / SECOND) * SES_A_SECOND);
    since = now;
    calls += 1;
    if (left < 1) {
      const message = 'Maximum sending rate exceeded.';
      return Promise.reject(new TooManyRequestsException({ message, $metadata: {} }));
    }
    left -= 1;
    sent.push(now);
    return Promise.resolve();
  };
  return { mailer, sent, calls: () => calls };
}

/**
 * A queue that keeps messages back by whole seconds, and delivers first the one that is due first.
 */
function messages(clock: Clock) {
  const waiting: { readonly stream: string; readonly seen: number }[] = [];
  return {
    put({ stream, at }: { readonly stream: string; readonly at: string }): void {
      const now = clock.now().getTime();
      const seen = now + Math.max(0, Math.ceil((Date.parse(at) - now) / SECOND)) * SECOND;
      waiting.splice(placeFor(waiting, seen), 0, { stream, seen });
    },
    take: () => waiting.pop(),
  };
}

/** The place of a message among the others, of which the last comes first. */
function placeFor(waiting: readonly { readonly seen: number }[], seen: number): number {
  let [from, to] = [0, waiting.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((waiting[middle]?.seen ?? 0) > seen) from = middle + 1;
    else to = middle;
  }
  return from;
}

function storedMails(mails: number, at: string): Map<string, Delivery> {
  const all = Array.from({ length: mails }, (_, i) =>
    deliveryOf({
      ...{ id: 'n', account: `a${String(i)}`, channel: 'mail', at, data: { matchId: 'm' } },
      type: 'match.attention.needed',
    }),
  );
  return new Map(all.map((delivery) => [deliveryName(delivery), delivery]));
}

/**
 * Parts for sending, on deliveries in memory: thousands of accounts, each with an address of mail.
 */
function onStored(stored: Map<string, Delivery>) {
  const channel = { id: 'mail', kind: 'EMAIL', label: 'Mail', createdAt: '', verified: true };
  const never = () => Promise.reject(new Error('Nothing of the channel changes.'));
  return {
    deliveries: {
      find: (key: DeliveryKey) => Promise.resolve(stored.get(deliveryName(key))),
      latest: () => Promise.resolve([]),
      put(delivery: Delivery) {
        const name = deliveryName(delivery);
        const isNext = (stored.get(name)?.revision ?? 0) + 1 === delivery.revision;
        if (isNext) stored.set(name, delivery);
        return Promise.resolve(isNext);
      },
    },
    documents: {
      read: () => Promise.resolve({ revision: 1, data: { channels: [channel] } }),
      put: never,
    },
    accounts: { profile: () => Promise.resolve(undefined) },
    channelSecrets: { read: () => Promise.resolve({ address: 'a@example.org' }) },
    notify: never,
  } satisfies Partial<DeliverParts>;
}

function chanceFrom(seed: number): () => number {
  const numbers = numbersFrom(seed);
  return () => numbers(1_000_000) / 1_000_000;
}
