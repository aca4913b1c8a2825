import { actorOf, type Call, type Handlers } from '../call.ts';
import { writeAll } from '../write.ts';

type Own = 'listNotificationChannels' | 'listDeliveries';

/** The ways by which an account is told, and what was sent by them. */
export const notifications: Handlers<Own> = {
  listNotificationChannels: listed,

  async listDeliveries(call) {
    const of = { channelId: call.channelId, first: call.query.first };
    const sent = await call.notifications.deliveries(actorOf(call), of);
    return { body: { items: await writeAll('NotificationDelivery', sent, call) } };
  },
};

async function listed(call: Call) {
  const channels = await call.notifications.channels(actorOf(call));
  return { body: { items: await writeAll('NotificationChannel', channels, call) } };
}
