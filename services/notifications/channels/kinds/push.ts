import { oneAMinute, senderLater, type ChannelSpec } from '../spec.ts';

/** A push subscription of a browser, by Web Push. */
export const push: ChannelSpec = {
  name: { en: 'Push', cs: 'Push', ko: '푸시' },
  about: 'an encrypted push message in your browser',
  fields: [
    {
      name: 'push',
      label: { en: 'Browser', cs: 'Prohlížeč', ko: '브라우저' },
      format: 'SUBSCRIPTION',
      required: true,
    },
  ],
  audience: 'DEVICE',
  codes: oneAMinute,
  mostOthers: 0,
  // browsers drop subscriptions and make new ones all the time: a dead one only takes a place
  whenGone: 'REMOVE',
  canUnsubscribe: false,
  canRotate: false,
  async plan(input, means) {
    const { planPush } = await import('../push/plan.ts');
    return planPush(input, means);
  },
  sender: senderLater(async () => (await import('../push/sender.ts')).pushSender),
};
