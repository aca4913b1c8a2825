import { messageOf } from '../outbound/fault.ts';
import type { ChannelSecret } from '../secret.ts';
import type { Message, Send, SendResult } from '../send.ts';
import type { SenderParts } from '../spec.ts';

/**
 * Creates the sender: it signs by the newest secret, and by the one before while that lasts in game
 * time. Receivers judge by wall time whether a message is fresh.
 */
export function webhookSender({
  post,
  now,
  wall,
}: Pick<SenderParts, 'post' | 'now' | 'wall'>): Send {
  return async (message, { url = '', keys = [] }) => {
    const { Webhook } = await import('standardwebhooks');
    const time = wall();
    const body = bodyOf(message);
    const signed = keysAt(keys, now()).map((key) => new Webhook(key).sign(message.id, time, body));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Questhall/1 (+https://www.standardwebhooks.com)',
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
      'webhook-signature': signed.join(' '),
    };
    try {
      const { status, headers: replied, text } = await post(url, headers, body);
      if (status >= 200 && status < 300) return { is: 'delivered', status, reply: text };
      if (status === 410)
        return { is: 'gone', status, fault: 'The receiver is gone permanently (410).' };
      return failed(status, replied['retry-after']);
    } catch (error) {
      return { is: 'failed', fault: messageOf(error) };
    }
  };
}

/** Compact JSON in the form that the standard recommends. */
const bodyOf = ({ type, at, data }: Message): string =>
  JSON.stringify({ type, timestamp: at, data });

const keysAt = (keys: NonNullable<ChannelSecret['keys']>, time: Date): readonly string[] =>
  keys
    .filter(({ until }) => until === undefined || until > time.toISOString())
    .map(({ key }) => key);

function failed(status: number, retryAfter: string | string[] | undefined): SendResult {
  const seconds = Number(retryAfter);
  return {
    is: 'failed',
    status,
    fault: `The receiver replied with ${String(status)}.`,
    ...(Number.isFinite(seconds) && seconds > 0 && { retryAfter: seconds * 1_000 }),
  };
}
