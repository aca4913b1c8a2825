import { newSigningKey } from '../signing-key.ts';
import { oneAMinute, senderLater, urlField, type ChannelSpec } from '../spec.ts';

/** Requests to a URL by the rules of Standard Webhooks. */
export const webhook: ChannelSpec = {
  name: { en: 'Webhook', cs: 'Webhook', ko: '웹훅' },
  about: 'a signed request that follows Standard Webhooks',
  fields: [urlField],
  audience: 'FEED',
  codes: oneAMinute,
  mostOthers: 0,
  whenGone: 'DISABLE',
  canUnsubscribe: false,
  canRotate: true,
  async plan({ url }, { outbound, random }) {
    const { checkedUrl } = await import('../outbound/target-input.ts');
    const to = checkedUrl(url, outbound);
    const key = newSigningKey(random);
    return { secret: { url: to, keys: [{ key }] }, label: new URL(to).host, key };
  },
  sender: senderLater(async () => (await import('../webhook/sender.ts')).webhookSender),
};
