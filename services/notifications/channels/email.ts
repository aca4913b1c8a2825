import type { ChannelSecret } from '../channel.ts';
import { composed } from '../mail/compose.ts';
import type { Mailer } from '../mail/mailer.ts';
import { messageOf } from '../outbound/fault.ts';
import type { Message, Send } from '../send.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';

/** The means by which mails leave. */
export type MailParts = {
  readonly mailer: Mailer;
  /** The address that they come from. */
  readonly from: string;
  /** The address of the REST door for their readers, without a `/` at its end: `https://api.example.org`. */
  readonly door: () => string;
};

/** Sends mails: each with a way to get no more of what came by its rule. */
export const email =
  ({ mailer, from, door }: MailParts): Send =>
  async (message, secret) => {
    const { address: to } = secret;
    if (to === undefined) return { is: 'gone', fault: 'There is no address.' };
    const { account, channel } = message;
    const unsubscribe = unsubscribeUrl(message, secret, door());
    const raw = await composed(message, { from, to, unsubscribe });
    try {
      await mailer({ from, to, raw, account, channel });
      return { is: 'delivered' };
    } catch (error) {
      return isRefusedForGood(error)
        ? { is: 'gone', fault: 'The server says that there is no such address.' }
        : { is: 'failed', fault: messageOf(error) };
    }
  };

/** The URL to unsubscribe; mails that somebody has just asked for have none. */
function unsubscribeUrl(
  { type, account, channel, rule }: Message,
  { unsubscribe: key }: ChannelSecret,
  door: string,
): string | undefined {
  if (key === undefined || type === 'channel.verification' || type === 'channel.test') {
    return undefined;
  }
  return `${door}/v1/unsubscribe/${unsubscribeToken({ account, channel, rule: rule ?? '' }, key)}`;
}

/** By SMTP a reply from 550 to 553 to the recipient says that they are not there. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  [550, 551, 553].includes(Number(error.responseCode));
