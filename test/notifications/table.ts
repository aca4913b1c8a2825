import { createDeliver } from '../../services/notifications/delivery/deliver.ts';
import { createNotifications } from '../../services/notifications/delivery/index.ts';
import { createNotify } from '../../services/notifications/delivery/notify.ts';
import type { ChannelKind } from '../../services/notifications/channels/registry.ts';
import { posting } from '../../services/notifications/channels/outbound/post.ts';
import { cachedVapidKey } from '../../services/notifications/channels/push/vapid-key-cache.ts';
import { sendersOf } from '../../services/notifications/channels/registry.ts';
import type { Send } from '../../services/notifications/channels/send.ts';
import type { WakeUp } from '../../services/platform/storage/contract.ts';
import { deliveryNamed } from '../../services/platform/storage/notifications/name.ts';
import type { Store } from '../../services/platform/storage/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { bytesFrom } from '../support/chance.ts';
import { heldClock } from '../matches/clocks/table.ts';

export const ann: AccountActor = { kind: 'account', account: 'ann', roles: ['player'] };

/** The notifications on a store, in game time that stands, with a queue that is worked off by hand. */
export function table(
  store: Store,
  seed: string,
  senders: Partial<Record<ChannelKind, Send>> = {},
) {
  const clock = heldClock();
  const woken: WakeUp[] = [];
  const awaits = async (wake: WakeUp): Promise<void> => void woken.push(wake);
  const notify = createNotify({ deliveries: store.deliveries, awaits });
  const random = bytesFrom(seed);
  const uses = createNotifications({
    ...store,
    notify,
    awaits,
    vapidKey: cachedVapidKey(store.vapidKeys),
    outbound: 'local',
    mail: true,
    now: clock.now,
    random,
  });
  const deliver = createDeliver({
    ...store,
    senders: {
      ...sendersOf({
        post: posting('local'),
        vapidKey: cachedVapidKey(store.vapidKeys),
        contact: 'mailto:ops@questhall.example',
        now: clock.now,
        wall: () => new Date(),
      }),
      ...senders,
    },
    notify,
    now: clock.now,
    chance: () => 0.5,
    awaits,
  });
  return {
    clock,
    uses,
    notify,
    deliver,
    woken,
    /** Tries all deliveries due by now, the earliest first. */
    async work(): Promise<void> {
      for (const wake of woken.splice(0).toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
        const key = deliveryNamed(wake.stream);
        if (wake.at > clock.iso()) woken.push(wake);
        else if (key !== undefined) await deliver(key);
      }
    },
  };
}
