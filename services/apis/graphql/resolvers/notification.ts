import { signedIn } from '../../http/signed-in.ts';
import type { Complete } from '../needed.ts';

export const NotificationChannel = {
  unsubscribed: ({ unsubscribed }) =>
    unsubscribed.map(({ rule: ruleId, since }) => ({ ruleId, since })),
  async deliveries({ id }, { first }, { notifications, viewer, budget }) {
    budget.spend(first);
    return notifications.deliveries(signedIn(viewer), { channelId: id, first });
  },
} satisfies Complete<'NotificationChannel'>;
