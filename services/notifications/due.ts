import { awaitsOf } from '../attention/awaits.ts';
import { rearm } from '../attention/rearm.ts';
import { createSeer } from '../attention/see.ts';
import { watchingOn } from '../attention/watching.ts';
import { attentionNamed } from '../storage/attention/name.ts';
import type { Store, WakeUp } from '../storage/contract.ts';
import { deliveryNamed } from '../storage/notifications/name.ts';
import { createAtOnce } from './at-once.ts';
import { createDeliver, type DeliverParts } from './deliver.ts';
import { channelsOn } from './known.ts';
import { createNotify } from './notify.ts';

/** The parts of a store that telling accounts takes; the secrets of matches are none of them. */
export type NoticeStore = Pick<
  Store,
  | ('accounts' | 'attentions' | 'channelSecrets' | 'connections' | 'deliveries' | 'documents')
  | ('operatorTimes' | 'subscriptions' | 'summaries')
>;

type Parts = Pick<DeliverParts, 'senders' | 'now' | 'tableUrl' | 'tried'> & {
  /** Is told of what is to be looked at, or tried, again. */
  awaits(wake: WakeUp): Promise<void>;
};

/**
 * Sees to what has come of the telling of accounts, by the name of its wake-up: decides whom to tell of
 * attention, and tries deliveries. `undefined` for a wake-up of something else.
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
