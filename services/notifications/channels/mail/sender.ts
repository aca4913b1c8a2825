import type { ChannelSecret } from '../secret.ts';
import { composed } from './compose.ts';
import type { Mailer } from './mailer.ts';
import type { TakeTurn } from './pace.ts';
import { isThrottled } from './throttled.ts';
import { messageOf } from '../outbound/fault.ts';
import type { Message, Send, SendResult } from '../send.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** The means by which mails leave. */
export type MailParts = {
  readonly mailer: Mailer;
  /** The address that they come from. */
  readonly from: string;
  /** Takes a turn to send; without it, every mail leaves at once. */
  readonly turn?: TakeTurn | undefined;
  /**
   * The address of the REST API for their readers, without a `/` at its end:
   * `https://api.example.org`.
   */
  readonly apiUrl: () => string;
};

/**
 * Sends mails: each with a link to unsubscribe from its rule, and each at its turn. Codes and tests
 * that a user waits for go first; the others make room.
 */
export const mailSender = (parts: MailParts): Send => {
  const { mailer, from, apiUrl, turn } = parts;
  return async (message, secret) => {
    const { address: to } = secret;
    if (to === undefined) return { is: 'gone', fault: 'There is no address.' };
    const wait = (message.putOff ?? 0) > 0 ? 0 : await turn?.();
    if (wait !== undefined && wait > 0 && !isAskedFor(message))
      return {
        is: 'busy',
        fault: 'Too many emails are being sent right now. This one waits.',
        retryAfter: wait,
      };
    const { account, channel } = message;
    const unsubscribe = unsubscribeUrl(message, secret, apiUrl());
    const raw = await composed(message, { from, to, unsubscribe });
    try {
      await mailer({ from, to, raw, account, channel });
      return { is: 'delivered' };
    } catch (error) {
      return failedBy(error);
    }
  };
};

function failedBy(error: unknown): SendResult {
  const fault = messageOf(error);
  if (isThrottled(error)) return { is: 'busy', fault };
  return isRefusedForGood(error)
    ? { is: 'gone', fault: 'The mail server says the address does not exist.' }
    : { is: 'failed', fault };
}

/** Whether its reader has just asked for it. */
const isAskedFor = ({ type }: Message): boolean =>
  type === 'channel.verification' || type === 'channel.test';

/** Builds the URL to unsubscribe; requested mails have none. */
function unsubscribeUrl(
  message: Message,
  { unsubscribe: key }: ChannelSecret,
  apiUrl: string,
): string | undefined {
  if (key === undefined || isAskedFor(message)) return undefined;
  const { account, channel, rule } = message;
  return `${apiUrl}/v1/unsubscribe/${unsubscribeToken({ account, channel, rule: rule ?? '' }, key)}`;
}

/**
 * Tests if a server refused a recipient for good. In SMTP a reply from 550 to 553 to the recipient
 * says that the mailbox does not exist.
 */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  [550, 551, 553].includes(Number(error.responseCode));
