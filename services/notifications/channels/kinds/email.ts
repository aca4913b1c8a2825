import type { MailParts } from '../mail/sender.ts';
import type { Send } from '../send.ts';
import type { ChannelSpec } from '../spec.ts';

/** A mail address. */
export const email: ChannelSpec = {
  name: { en: 'Email', cs: 'E-mail', ko: '이메일' },
  about: 'an email in your language, with one-click unsubscribe',
  fields: [
    {
      name: 'address',
      label: { en: 'Email address', cs: 'E-mailová adresa', ko: '이메일 주소' },
      format: 'EMAIL',
      required: true,
    },
  ],
  audience: 'INBOX',
  codes: {
    everyMs: 3_600_000,
    every: 'an hour to the same address',
    sharedAddress: ({ address }) => address,
  },
  mostOthers: 0,
  whenGone: 'DISABLE',
  canUnsubscribe: true,
  canRotate: false,
  async plan(input, means) {
    const { planMail } = await import('../mail/plan.ts');
    return planMail(input, means);
  },
  sender: ({ mail }) => mail && mailing(mail),
};

/** Creates the sender of mails; its library is large, and loaded with the first. */
const mailing =
  (parts: MailParts): Send =>
  async (...mail) => {
    const { mailSender } = await import('../mail/sender.ts');
    return mailSender(parts)(...mail);
  };
