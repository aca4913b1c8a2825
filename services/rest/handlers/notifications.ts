import { actorOf, type Call, type Handlers } from '../call.ts';
import { channelOf, deliveryOf } from '../model/notification.ts';

type Own =
  | 'listNotificationChannels'
  | 'addNotificationChannel'
  | 'removeNotificationChannel'
  | 'verifyNotificationChannel'
  | 'sendNotificationChannelCode'
  | 'resumeNotificationChannel'
  | 'rotateChannelSecret'
  | 'testNotificationChannel'
  | 'listDeliveries'
  | 'resendDelivery';

/** The ways by which an account is told, and what was sent by them. */
export const notifications: Handlers<Own> = {
  listNotificationChannels: listed,

  async addNotificationChannel(call) {
    const { channel, secret } = await call.notifications.add(actorOf(call), call.body);
    return { body: { channel: channelOf(channel), secret: secret ?? null } };
  },

  async removeNotificationChannel(call) {
    await call.notifications.remove(actorOf(call), { channelId: call.channelId });
    return listed(call);
  },

  async verifyNotificationChannel(call) {
    const input = { channelId: call.channelId, ...call.body };
    return { body: channelOf(await call.notifications.verify(actorOf(call), input)) };
  },

  async sendNotificationChannelCode(call) {
    const { channelId } = call;
    return { body: channelOf(await call.notifications.sendCode(actorOf(call), { channelId })) };
  },

  async resumeNotificationChannel(call) {
    const { channelId } = call;
    return { body: channelOf(await call.notifications.resume(actorOf(call), { channelId })) };
  },

  async rotateChannelSecret(call) {
    const { channelId } = call;
    const { channel, secret } = await call.notifications.rotate(actorOf(call), { channelId });
    return { body: { channel: channelOf(channel), secret: secret ?? null } };
  },

  async testNotificationChannel(call) {
    const { channelId } = call;
    return { body: deliveryOf(await call.notifications.test(actorOf(call), { channelId })) };
  },

  async listDeliveries(call) {
    const of = { channelId: call.channelId, first: call.query.first };
    const sent = await call.notifications.deliveries(actorOf(call), of);
    return { body: { items: sent.map(deliveryOf) } };
  },

  async resendDelivery(call) {
    const { deliveryId } = call;
    return { body: deliveryOf(await call.notifications.resend(actorOf(call), { deliveryId })) };
  },
};

async function listed(call: Call) {
  return { body: { items: (await call.notifications.channels(actorOf(call))).map(channelOf) } };
}
