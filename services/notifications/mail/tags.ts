import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Mail } from './mailer.ts';

/** Whose mail it was, and by which channel. */
type Whose = Pick<Mail, 'account' | 'channel'>;

/** Tags by which what SES tells of a mail leads back to its channel. They take letters, digits, `_` and `-`. */
export const tagsOf = ({ account, channel }: Whose) => [
  { Name: 'account', Value: Buffer.from(account).toString('base64url') },
  { Name: 'channel', Value: channel },
];

const event = once(() =>
  z.object({
    source: z.literal('aws.ses'),
    detail: z.object({
      bounce: z.optional(z.object({ bounceType: z.string() })),
      complaint: z.optional(z.object({ complaintFeedbackType: z.nullish(z.string()) })),
      mail: z.object({ tags: z.record(z.string(), z.array(z.string())) }),
    }),
  }),
);

/** What SES tells of a mail: whose it was, and whether no more are to be sent there. */
export type MailNews = Whose & { readonly suppresses: boolean };

/**
 * Reads what SES tells by EventBridge; `undefined` for any other message. A mail that comes back for good
 * and one that is reported as unwanted suppress; what is only late does not.
 */
export function mailNewsIn(body: string): MailNews | undefined {
  const found = event().safeParse(JSON.parse(body));
  if (!found.success) return undefined;
  const { bounce, complaint, mail } = found.data.detail;
  const [account] = mail.tags['account'] ?? [];
  const [channel] = mail.tags['channel'] ?? [];
  if (account === undefined || channel === undefined) return undefined;
  return {
    account: Buffer.from(account, 'base64url').toString(),
    channel,
    suppresses:
      bounce?.bounceType === 'Permanent' ||
      (complaint !== undefined && complaint.complaintFeedbackType !== 'not-spam'),
  };
}
