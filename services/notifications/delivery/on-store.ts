import { randomBytes } from 'node:crypto';
import type { Store } from '../../platform/storage/contract.ts';
import { systemClock } from '../../platform/time/clock.ts';
import type { NotificationUses } from './contract.ts';
import { createNotifications, type NotificationDeps } from './index.ts';
import { createNotify } from './notify.ts';
import { keptVapidKey } from './push/kept.ts';

type Settings = Partial<
  Pick<NotificationDeps, 'now' | 'outbound' | 'mail' | 'awaits' | 'reachable' | 'mailSwitches'>
>;

/** The use-cases of channels on a store, with cryptographic chance. */
export const notificationsOn = (
  store: Pick<Store, 'documents' | 'channelSecrets' | 'deliveries' | 'mailings' | 'vapidKeys'>,
  { now = systemClock, outbound = 'public', ...settings }: Settings = {},
): NotificationUses => {
  const notify = createNotify({ deliveries: store.deliveries, ...settings });
  const vapidKey = keptVapidKey(store.vapidKeys);
  return createNotifications({
    ...store,
    ...settings,
    ...{ notify, vapidKey, outbound, now, random: randomBytes },
  });
};
