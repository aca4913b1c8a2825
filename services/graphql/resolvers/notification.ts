import { signedIn } from '../../http/signed-in.ts';
import type { NotificationChannelResolvers } from '../generated/resolvers.ts';

export const NotificationChannel: NotificationChannelResolvers = {
  unsubscribed: ({ unsubscribed }) =>
    unsubscribed.map(({ rule: ruleId, since }) => ({ ruleId, since })),
  async deliveries({ id }, { first }, { notifications, viewer, budget }) {
    budget.spend(first);
    return notifications.deliveries(signedIn(viewer), { channelId: id, first });
  },
};
