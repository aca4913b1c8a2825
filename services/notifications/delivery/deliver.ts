import { locales, type Locale } from '../../../shared/words/phrase.ts';
import type {
  AccountDocuments,
  AccountStore,
  ChannelSecrets,
  Deliveries,
  Delivery,
  DeliveryKey,
  WakeUp,
} from '../../platform/storage/contract.ts';
import { deliveryName } from '../../platform/storage/notifications/name.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { after, between } from '../../platform/time/duration.ts';
import { channelsIn, type Channel } from './channel.ts';
import { secretIn } from '../channels/secret.ts';
import type { DeliveryOutcome } from './contract.ts';
import type { ChannelKind } from '../channels/registry.ts';
import type { NoticeData, Notify } from '../notices/notice.ts';
import { revised, stateOf, type DeliveryState } from './delivery.ts';
import { noteHealth } from './health.ts';
import { pauseAfter, pauseWhileBusy } from './retries.ts';
import type { Message, Send, SendResult } from '../channels/send.ts';
import { LOST_MS, takenTogether } from './together.ts';

export type DeliverParts = {
  readonly deliveries: Pick<Deliveries, 'find' | 'latest' | 'put'>;
  readonly documents: AccountDocuments;
  readonly accounts: Pick<AccountStore, 'profile'>;
  readonly channelSecrets: Pick<ChannelSecrets, 'read'>;
  /** The sender of each kind; one that is off here is absent. */
  readonly senders: Readonly<Partial<Record<ChannelKind, Send>>>;
  readonly notify: Notify;
  /** Game time. */
  readonly now: Clock;
  /** A number from 0 to 1. */
  readonly chance: () => number;
  /** Callback for deliveries to be tried again. */
  awaits?(wake: WakeUp): Promise<void>;
  /** Callback for an account that has one more channel that reaches it. */
  reachable?(account: string): Promise<void>;
  /** The address at which a match is looked at, for people. */
  tableUrl?(matchId: string): string;
  /** Records the outcome of an attempt, and how many milliseconds after it was due. */
  tried?(outcome: DeliveryOutcome, lag: number): void;
};

/**
 * Tries a delivery that is due. Safe to repeat, and to call early. The time of the next try is
 * stored before the message is sent: after a crash, another attempt follows under the same id.
 */
export function createDeliver(parts: DeliverParts): (key: DeliveryKey) => Promise<void> {
  const { deliveries, now, chance } = parts;
  return async (key) => {
    const found = await deliveries.find(key);
    const at = now().toISOString();
    if (found?.wake === undefined || found.wake > at) return;
    const { until, attempts: before } = stateOf(found);
    const lag = between(found.wake, at);
    if (until !== undefined && until <= at) {
      if (await deliveries.put(revised(found, { outcome: 'EXPIRED' })))
        parts.tried?.('EXPIRED', lag);
      return;
    }
    const attempts = before + 1;
    const pause = pauseAfter(attempts, chance());
    const taken = revised(found, { attempts }, after(at, pause ?? LOST_MS));
    if (await deliveries.put(taken)) await carryOut(parts, { taken, at, lag });
  };
}

/** Sends what was taken on, and notes what became of it; `lag`: milliseconds since it was due. */
export async function carryOut(
  parts: DeliverParts,
  { taken, at, lag }: { readonly taken: Delivery; readonly at: string; readonly lag: number },
): Promise<void> {
  const { chance } = parts;
  const { channel, sent, others } = await attempt(parts, { taken, at, chance: chance() });
  for (const each of others) await note(parts, sent, { taken: each, at, chance: chance() });
  const noted = await note(parts, sent, { taken, at, chance: chance() });
  if (noted === undefined || sent.is === 'busy') return;
  parts.tried?.(stateOf(noted).outcome, lag);
  if (channel !== undefined) await noteHealth(parts, { delivery: noted, channel, sent, at });
}

/** An attempt at a delivery: what was taken on, when, and a number from 0 to 1. */
type Attempt = { readonly taken: Delivery; readonly at: string; readonly chance: number };

/** The number of tries while other processes put a delivery off. */
const TRIES = 4;

/** Stores the outcome of an attempt; `undefined` if another process has taken it over. */
async function note(
  parts: DeliverParts,
  sent: SendResult,
  its: Attempt,
): Promise<Delivery | undefined> {
  const { change, wake } = outcomeOf(sent, its);
  let stands: Delivery | undefined = its.taken;
  for (let tries = 0; tries < TRIES && stands !== undefined; tries += 1) {
    const noted = revised(stands, change, wake);
    if (await parts.deliveries.put(noted)) {
      if (wake !== undefined) await parts.awaits?.({ stream: deliveryName(noted), at: wake });
      return noted;
    }
    const found = await parts.deliveries.find(its.taken);
    stands = found && isStill(found, its.taken) ? found : undefined;
  }
  return undefined;
}

/**
 * Tests if the attempt is still the latest: another process may have set the next time meanwhile.
 */
function isStill(found: Delivery, taken: Delivery): boolean {
  const { attempts, outcome } = stateOf(found);
  return outcome === 'PENDING' && attempts === stateOf(taken).attempts;
}

type Attempted = {
  readonly channel?: Channel;
  readonly sent: SendResult;
  /** The other deliveries of the same message. */
  readonly others: readonly Delivery[];
};
const inVain = (fault: string): Attempted => ({ sent: { is: 'gone', fault }, others: [] });

/** Sends it, unless the channel is not there any more, or not to be used. */
async function attempt(parts: DeliverParts, its: Attempt): Promise<Attempted> {
  const { account, channel: id } = its.taken;
  const [document, locale] = await Promise.all([
    parts.documents.read(account, 'channels'),
    localeOf(parts, account),
  ]);
  const channels = channelsIn(document);
  const channel = channels.find((each) => each.id === id);
  if (channel === undefined) return inVain('The channel was removed.');
  const isVerification = stateOf(its.taken).type === 'channel.verification';
  if (channel.disabledReason !== undefined || (!channel.verified && !isVerification)) {
    return inVain('The channel is not active.');
  }
  const secret = secretIn(await parts.channelSecrets.read(account, id));
  const send = parts.senders[channel.kind];
  if (secret === undefined || send === undefined) {
    return inVain('Channels of this kind are not configured on this service.');
  }
  const others = isVerification ? [] : await takenTogether(parts.deliveries, channel, its);
  const messageOf = (delivery: Delivery) => messageIn(parts, delivery, locale);
  const said = others.map(messageOf);
  const message = { ...messageOf(its.taken), ...(said.length > 0 && { others: said }) };
  return { channel, sent: await send(message, secret), others };
}

async function localeOf({ accounts }: DeliverParts, account: string): Promise<Locale> {
  const said = (await accounts.profile(account))?.locale;
  return locales.find((each) => each === said) ?? 'en';
}

function messageIn(parts: DeliverParts, delivery: Delivery, locale: Locale): Message {
  const { type, notice, until, rule, putOff = 0 } = stateOf(delivery);
  const data = withUrls(notice, parts.tableUrl);
  const { id, account, channel, at } = delivery;
  return { id, account, channel, type, at, data, until, rule, locale, putOff };
}

/** The address at which to look is said as it is when something is sent: it may have moved since that was stored. */
function withUrls(data: NoticeData, tableUrl: DeliverParts['tableUrl']): NoticeData {
  if (tableUrl === undefined) return data;
  const { matchId, matches } = data;
  return {
    ...data,
    ...(matchId !== undefined && { url: tableUrl(matchId) }),
    ...(matches && { matches: matches.map((each) => withUrls(each, tableUrl)) }),
  };
}

type Outcome = { readonly change: Partial<DeliveryState>; readonly wake?: string };

function outcomeOf(sent: SendResult, its: Attempt): Outcome {
  if (sent.is === 'busy') return putOff(sent, its);
  const { attempts } = stateOf(its.taken);
  const status = sent.status === undefined ? {} : { status: sent.status };
  if (sent.is === 'delivered') return { change: { outcome: 'DELIVERED', ...status } };
  const { fault } = sent;
  const pause = sent.is === 'gone' ? undefined : pauseAfter(attempts, its.chance, sent.retryAfter);
  return againIn(pause, { fault, putOff: 0, ...status }, its);
}

/** Puts a delivery off without counting an attempt, because nothing was tried. */
function putOff({ fault, retryAfter }: Extract<SendResult, { is: 'busy' }>, its: Attempt): Outcome {
  const { attempts, putOff: before = 0 } = stateOf(its.taken);
  const pause = retryAfter ?? pauseWhileBusy(before, its.chance);
  return againIn(pause, { fault, attempts: attempts - 1, putOff: before + 1 }, its);
}

/**
 * Schedules the next try after a pause in ms; failed without one, or if its time is over by then.
 */
function againIn(
  pause: number | undefined,
  change: Partial<DeliveryState>,
  { taken, at }: Attempt,
): Outcome {
  const { until } = stateOf(taken);
  const wake = pause === undefined ? undefined : after(at, pause);
  if (wake === undefined || (until !== undefined && until <= wake))
    return { change: { ...change, outcome: 'FAILED' } };
  return { change, wake };
}
