import { oneAMinute, senderLater, urlField, type ChannelSpec } from '../spec.ts';

/** A webhook of Discord, or of a compatible service. */
export const discord: ChannelSpec = {
  name: { en: 'Discord', cs: 'Discord', ko: 'Discord' },
  about: 'a message that mentions only that member',
  fields: [
    urlField,
    {
      name: 'mention',
      label: {
        en: 'Discord user ID for mentions (optional)',
        cs: 'ID na Discordu pro zmínky (nepovinné)',
        ko: '멘션에 쓸 Discord ID (선택)',
      },
      format: 'DIGITS',
      required: false,
    },
  ],
  audience: 'FEED',
  codes: oneAMinute,
  mostOthers: 8,
  whenGone: 'DISABLE',
  canUnsubscribe: false,
  canRotate: false,
  async plan({ url, mention }, { outbound }) {
    const { checkedUrl } = await import('../outbound/target-input.ts');
    const to = checkedUrl(url, outbound);
    return { secret: { url: to, ...(mention != null && { mention }) }, label: new URL(to).host };
  },
  sender: senderLater(async () => (await import('../discord/sender.ts')).discordSender),
};
