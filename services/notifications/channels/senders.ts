import type { Clock } from '../../platform/time/clock.ts';
import { discord } from './discord.ts';
import type { MailParts } from './email.ts';
import { push } from './push.ts';
import { webhook } from './webhook.ts';
import type { ChannelKind } from '../delivery/contract.ts';
import type { Post } from '../delivery/outbound/post.ts';
import type { VapidKey } from '../delivery/push/vapid.ts';
import type { Send } from '../delivery/send.ts';

export type SenderParts = {
  readonly post: Post;
  readonly vapidKey: () => Promise<VapidKey>;
  /** The contact that push services may turn to: an https or mailto URL. */
  readonly contact: string;
  /** The means by which mails leave; without it, there are none. */
  readonly mail?: MailParts | undefined;
  /** Game time, and wall time. */
  readonly now: Clock;
  readonly wall: () => Date;
};

/** The sender of each kind of channel. */
export const sendersOf = (parts: SenderParts): Readonly<Partial<Record<ChannelKind, Send>>> => ({
  WEBHOOK: webhook(parts),
  PUSH: push({ ...parts, key: parts.vapidKey }),
  DISCORD: discord(parts),
  ...(parts.mail && { EMAIL: mailing(parts.mail) }),
});

/** The sender of mails; its library is large, and loaded with the first. */
const mailing =
  (parts: MailParts): Send =>
  async (...mail) => {
    const { email } = await import('./email.ts');
    return email(parts)(...mail);
  };
