import { randomBytes } from 'node:crypto';
import type { Store, WakeUp } from '../storage/contract.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import type { NotificationUses } from './contract.ts';
import { createNotifications } from './index.ts';
import { createNotify } from './notify.ts';
import type { Outbound } from './outbound/address.ts';

/** The use-cases of channels on a store, with cryptographic chance. */
export const notificationsOn = (
  store: Pick<Store, 'documents' | 'channelSecrets' | 'deliveries'>,
  {
    now = systemClock,
    outbound = 'public',
    awaits,
  }: {
    readonly now?: Clock;
    readonly outbound?: Outbound;
    readonly awaits?: (wake: WakeUp) => Promise<void>;
  } = {},
): NotificationUses => {
  const telling = awaits === undefined ? {} : { awaits };
  const notify = createNotify({ deliveries: store.deliveries, ...telling });
  return createNotifications({ ...store, notify, ...telling, outbound, now, random: randomBytes });
};
