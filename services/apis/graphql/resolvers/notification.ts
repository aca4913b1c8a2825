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

export const ChannelKindInfo = {
  name: ({ name }, { locale }, context) => name[locale ?? context.locale],
  fields: ({ fields }) => [...fields],
} satisfies Complete<'ChannelKindInfo'>;

export const ChannelField = {
  label: ({ label }, { locale }, context) => label[locale ?? context.locale],
} satisfies Complete<'ChannelField'>;
