import { createHash, randomBytes } from 'node:crypto';
import { between } from '../../../platform/time/duration.ts';
import { factsOf, titleOf } from '../../notices/words.ts';
import { messageOf } from '../outbound/fault.ts';
import type { ChannelSecret } from '../secret.ts';
import type { Message, Send, SendResult } from '../send.ts';
import type { SenderParts } from '../spec.ts';
import { encrypted, keyPair } from './encrypt.ts';
import { vapidHeader } from './vapid.ts';

/** Push services keep a message this long at most, in seconds: four weeks. */
const LONGEST_S = 28 * 24 * 3_600;
/** Characters of a topic: RFC 8030 allows no more. */
const TOPIC = 32;

/**
 * Creates the sender. Of a match only the newest message waits for a browser that is offline, and
 * none after the end of its event. Events end by game time; push services judge by wall time.
 */
export function pushSender({ post, vapidKey, contact, now, wall }: SenderParts): Send {
  return async (message, { push: subscription }) => {
    if (subscription === undefined) return { is: 'gone', fault: 'There is no subscription.' };
    const { endpoint } = subscription;
    try {
      const headers = {
        authorization: await vapidHeader(await vapidKey(), { endpoint, contact, wall: wall() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(secondsFor(message, now())),
        urgency: message.type.startsWith('match.attention.') ? 'high' : 'normal',
        ...topicOf(message),
      };
      const reply = await post(endpoint, headers, sealed(message, subscription));
      return sentBy(reply);
    } catch (error) {
      return { is: 'failed', fault: messageOf(error) };
    }
  };
}

/** All of a notice that a push shows beside its title. */
const shortly = ['code', 'round', 'startsAt', 'deadline'] as const;

/** The payload of a push, as a service worker gets it: as much as it takes to show a notification. */
function sealed(
  { id, type, at, data, locale }: Message,
  subscription: NonNullable<ChannelSecret['push']>,
): Uint8Array {
  const facts = type === 'account.digest' ? (['count'] as const) : shortly;
  const body = factsOf(data, locale, facts).map(({ label, value }) => `${label}: ${value}`);
  const shown = { title: titleOf(type, locale), body: body.join('\n') };
  const payload = Buffer.from(JSON.stringify({ id, type, timestamp: at, ...shown, data }));
  return encrypted(payload, subscription, { salt: randomBytes(16), sender: keyPair() });
}

const secondsFor = ({ until }: Message, now: Date): number =>
  until === undefined
    ? LONGEST_S
    : Math.min(LONGEST_S, Math.max(0, Math.floor(between(now.toISOString(), until) / 1_000)));

/** Builds the topic of a match's pushes: the newest replaces the older. */
const topicOf = ({ data: { matchId } }: Message): { readonly topic?: string } =>
  matchId === undefined
    ? {}
    : { topic: createHash('sha256').update(matchId).digest('base64url').slice(0, TOPIC) };

function sentBy({ status, headers }: Awaited<ReturnType<SenderParts['post']>>): SendResult {
  if (status >= 200 && status < 300) return { is: 'delivered', status };
  if (status === 404 || status === 410) {
    return { is: 'gone', status, fault: 'The browser ended its subscription.' };
  }
  const seconds = Number(headers['retry-after']);
  return {
    is: 'failed',
    status,
    fault: `The push service replied with ${String(status)}.`,
    ...(seconds > 0 && { retryAfter: seconds * 1_000 }),
  };
}
