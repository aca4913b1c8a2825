import type {
  AccountDocuments,
  ChannelSecrets,
  Deliveries,
  Delivery,
  DeliveryKey,
  WakeUp,
} from '../storage/contract.ts';
import { deliveryName } from '../storage/notifications/name.ts';
import type { Clock } from '../time/clock.ts';
import { after, between } from '../time/duration.ts';
import { channelsIn, secretIn, type Channel } from './channel.ts';
import type { ChannelKind, DeliveryOutcome, Notify } from './contract.ts';
import { revised, stateOf, type DeliveryState } from './delivery.ts';
import { noteHealth } from './health.ts';
import { pauseAfter } from './retries.ts';
import type { Send, Sent } from './send.ts';

export type DeliverParts = {
  readonly deliveries: Pick<Deliveries, 'find' | 'put'>;
  readonly documents: AccountDocuments;
  readonly channelSecrets: Pick<ChannelSecrets, 'read'>;
  /** How each kind sends; one that is off here is absent. */
  readonly senders: Readonly<Partial<Record<ChannelKind, Send>>>;
  readonly notify: Notify;
  /** Game time. */
  readonly now: Clock;
  /** A number from 0 to 1. */
  readonly chance: () => number;
  /** Is told of what is to be tried again. */
  awaits?(wake: WakeUp): Promise<void>;
  /** What became of an attempt, and how many milliseconds after it was due. */
  tried?(outcome: DeliveryOutcome, lag: number): void;
};

/** When a last attempt is taken for lost that nobody has noted anything of. */
const LOST_MS = 60_000;

/**
 * Tries a delivery that is due. May be repeated, and be early. It is noted when to try again before
 * anything is sent: whoever dies on the way is followed by another attempt under the same id.
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
    if (!(await deliveries.put(taken))) return;
    const { channel, sent } = await attempt(parts, taken);
    const { change, wake } = outcomeOf(sent, { taken, at, chance: chance() });
    const noted = revised(taken, change, wake);
    if (!(await deliveries.put(noted))) return;
    parts.tried?.(stateOf(noted).outcome, lag);
    if (wake !== undefined) await parts.awaits?.({ stream: deliveryName(noted), at: wake });
    if (channel !== undefined) await noteHealth(parts, { delivery: noted, channel, sent, at });
  };
}

/** Sends it, unless the channel is not there any more, or not to be used. */
async function attempt(
  { documents, channelSecrets, senders }: DeliverParts,
  delivery: Delivery,
): Promise<{ readonly channel?: Channel; readonly sent: Sent }> {
  const { account, channel: id, at } = delivery;
  const { type, notice: data, until, rule } = stateOf(delivery);
  const channels = channelsIn(await documents.read(account, 'channels'));
  const channel = channels.find((each) => each.id === id);
  if (channel === undefined) return { sent: { is: 'gone', fault: 'The channel was removed.' } };
  const isVerification = type === 'channel.verification';
  if (channel.disabledReason !== undefined || (!channel.verified && !isVerification)) {
    return { sent: { is: 'gone', fault: 'The channel is not in use.' } };
  }
  const secret = secretIn(await channelSecrets.read(account, id));
  const send = senders[channel.kind];
  if (secret === undefined || send === undefined) {
    return { sent: { is: 'gone', fault: 'Channels of this kind are off here.' } };
  }
  return {
    channel,
    sent: await send({ id: delivery.id, account, type, at, data, until, rule }, secret),
  };
}

function outcomeOf(
  sent: Sent,
  { taken, at, chance }: { readonly taken: Delivery; readonly at: string; readonly chance: number },
): { readonly change: Partial<DeliveryState>; readonly wake?: string } {
  const { attempts, until } = stateOf(taken);
  const status = sent.status === undefined ? {} : { status: sent.status };
  if (sent.is === 'delivered') return { change: { outcome: 'DELIVERED', ...status } };
  const { fault } = sent;
  const pause = sent.is === 'gone' ? undefined : pauseAfter(attempts, chance, sent.retryAfter);
  const wake = pause === undefined ? undefined : after(at, pause);
  const isLast = wake === undefined || (until !== undefined && until <= wake);
  return isLast
    ? { change: { outcome: 'FAILED', fault, ...status } }
    : { change: { fault, ...status }, wake };
}
