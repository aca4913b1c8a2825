import * as z from 'zod/mini';
import { once } from '../../../platform/once.ts';
import type { Mail } from './mailer.ts';

/** The account and the channel of a mail. */
type Whose = Pick<Mail, 'account' | 'channel'>;

/** The longest text of a tag: letters, digits, `_` and `-`. */
const LONGEST = 256;

/**
 * Builds the tags by which SES's reports on a mail lead back to its channel; a long account takes
 * several.
 */
export const tagsOf = ({ account, channel }: Whose) => {
  const parts = Buffer.from(account).toString('base64url').match(CUT) ?? [];
  return [
    ...parts.map((Value, i) => ({ Name: `account-${String(i)}`, Value })),
    { Name: 'channel', Value: channel },
  ];
};
const CUT = new RegExp(`.{1,${String(LONGEST)}}`, 'g');

/** The account that such tags name. */
function accountIn(tags: Readonly<Record<string, readonly string[]>>): string {
  const named = Object.keys(tags).filter((name) => name.startsWith('account-'));
  const parts = named.map((_, i) => tags[`account-${String(i)}`]?.[0] ?? '');
  return Buffer.from(parts.join(''), 'base64url').toString();
}

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

/** News of a mail by SES: whose it was, and whether no more are to be sent there. */
export type MailNews = Whose & { readonly suppresses: boolean };

/**
 * Reads an event of SES from EventBridge; `undefined` for any other message. A permanent bounce and
 * a complaint suppress the address; a delay does not.
 */
export function mailNewsIn(body: string): MailNews | undefined {
  const found = event().safeParse(JSON.parse(body));
  if (!found.success) return undefined;
  const { bounce, complaint, mail } = found.data.detail;
  const account = accountIn(mail.tags);
  const [channel] = mail.tags['channel'] ?? [];
  if (account === '' || channel === undefined) return undefined;
  return {
    account,
    channel,
    suppresses:
      bounce?.bounceType === 'Permanent' ||
      (complaint !== undefined && complaint.complaintFeedbackType !== 'not-spam'),
  };
}
