import { awaitsOf } from '../../notifications/attention/awaits.ts';
import { rearm } from '../../notifications/attention/rearm.ts';
import { createSeer } from '../../notifications/attention/see.ts';
import { watchingOn } from '../../notifications/attention/watching.ts';
import { attentionNamed } from '../../platform/storage/attention/name.ts';
import type { Store, WakeUp } from '../../platform/storage/contract.ts';
import { deliveryNamed } from '../../platform/storage/notifications/name.ts';
import { createAtOnce } from '../../notifications/delivery/at-once.ts';
import { createDeliver, type DeliverParts } from '../../notifications/delivery/deliver.ts';
import { channelsOn } from '../../notifications/delivery/stored-channels.ts';
import { createNotify } from '../../notifications/delivery/notify.ts';

/** The parts of a store that telling accounts takes; the secrets of matches are none of them. */
export type NoticeStore = Pick<
  Store,
  | ('accounts' | 'attentions' | 'channelSecrets' | 'connections' | 'deliveries' | 'documents')
  | ('operatorTimes' | 'subscriptions' | 'summaries')
>;

type Parts = Pick<DeliverParts, 'senders' | 'now' | 'tableUrl' | 'tried'> & {
  /** Callback for items to be looked at, or tried, again. */
  awaits(wake: WakeUp): Promise<void>;
};

/**
 * Handles the wake-ups of notices, by their name: decides the notices of attention, and tries
 * deliveries. `undefined` for a wake-up of something else.
 */
export function createNotices(
  store: NoticeStore,
  parts: Parts,
): (wake: Pick<WakeUp, 'stream'>) => Promise<void> | undefined {
  const { now, awaits } = parts;
  const notify = createNotify({ deliveries: store.deliveries, awaits });
  const armed = { attentions: store.attentions, awaits: awaitsOf(awaits), now };
  const delivering: DeliverParts = {
    ...{ ...store, ...parts, notify },
    reachable: (account) => rearm(armed, account),
    chance: Math.random,
  };
  const deliver = createDeliver(delivering);
  const see = createSeer({
    ...store,
    channelsOf: channelsOn(store.documents),
    notify,
    atOnce: createAtOnce(delivering),
    isWatching: watchingOn(store),
    awaits: armed.awaits,
    now,
  });
  return ({ stream }) => {
    const key = deliveryNamed(stream);
    const whose = attentionNamed(stream);
    return (key && deliver(key)) ?? (whose && see(whose));
  };
}
