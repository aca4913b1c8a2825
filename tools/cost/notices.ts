import { createSeer } from '../../services/notifications/attention/see.ts';
import { watchingOn } from '../../services/notifications/attention/watching.ts';
import { webhookSender } from '../../services/notifications/channels/webhook/sender.ts';
import { createAtOnce } from '../../services/notifications/delivery/at-once.ts';
import { createDeliver } from '../../services/notifications/delivery/deliver.ts';
import { channelsOn } from '../../services/notifications/delivery/stored-channels.ts';
import { createNotify } from '../../services/notifications/delivery/notify.ts';
import { posting } from '../../services/notifications/channels/outbound/post.ts';
import { attentionNamed } from '../../services/platform/storage/attention/name.ts';
import type { Store, WakeUp } from '../../services/platform/storage/contract.ts';
import { deliveryNamed } from '../../services/platform/storage/notifications/name.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import type { Clock } from '../../services/platform/time/clock.ts';
import type { Listed } from './listed.ts';
import { meterOn } from './meter.ts';
import type { Platform } from './platform.ts';
import { assumed } from './prices.ts';
import type { Units } from './units.ts';

/** The function that sends notifications by channels. */
export type Notices = {
  /** Handles a wake-up if it is about a notification. */
  seeTo(wake: WakeUp): Promise<void> | undefined;
  total(): Units;
};

export type NoticesParts = {
  readonly platform: Platform;
  readonly table: string;
  readonly now: Clock;
  readonly listed: Listed;
};

export function noticesOn({ platform, table, now, listed }: NoticesParts): Notices {
  const client = createClient({ endpoint: platform.endpoint });
  const meter = meterOn(client, { listed });
  const store = createStore({ client, table });
  const { deliveries, documents } = store;
  const notify = createNotify({ deliveries });
  const isWatching = watchingOn(store);
  const send = posting('local');
  const post: typeof send = (...request) =>
    meter.outside(assumed.webhookMs, () => send(...request));
  const senders = { WEBHOOK: webhookSender({ post, now, wall: now }) };
  const delivering = { ...store, senders, notify, now, chance: () => 0.5 };
  const deliver = createDeliver(delivering);
  const telling = { notify, atOnce: createAtOnce(delivering), isWatching };
  const see = createSeer({ ...store, ...telling, channelsOf: channelsOn(documents), now });
  return {
    seeTo({ stream }) {
      const [key, whose] = [deliveryNamed(stream), attentionNamed(stream)];
      if (key !== undefined) return meter.during(() => deliver(key));
      return whose && meter.during(() => see(whose));
    },
    total() {
      client.destroy();
      return meter.total();
    },
  };
}

const KEY = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Gives an account a webhook that it has verified. */
export async function hook(
  { documents, channelSecrets }: Pick<Store, 'documents' | 'channelSecrets'>,
  account: string,
  url: string,
): Promise<void> {
  const id = 'hook';
  const channel = { id, kind: 'WEBHOOK', label: id, createdAt: new Date().toISOString() };
  const channels = [{ ...channel, verified: true }];
  await documents.put(account, 'channels', { revision: 1, data: { channels } });
  await channelSecrets.put(account, id, { url, keys: [{ key: KEY }] });
}
