import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/time/clock.ts';
import { between } from '../../platform/time/duration.ts';
import type { ChannelSecret } from '../delivery/channel.ts';
import { messageOf } from '../delivery/outbound/fault.ts';
import type { Post } from '../delivery/outbound/post.ts';
import { encrypted, keyPair } from '../delivery/push/encrypt.ts';
import { vapidHeader, type VapidKey } from '../delivery/push/vapid.ts';
import type { Message, Send, Sent } from '../delivery/send.ts';
import { factsOf, titleOf } from '../delivery/words.ts';

type Parts = {
  readonly post: Post;
  readonly key: () => Promise<VapidKey>;
  /** The contact that a push service may turn to: an https or mailto URL. */
  readonly contact: string;
  /** Game time, by which the events of notices end. */
  readonly now: Clock;
  /** Wall time, by which push services judge. */
  readonly wall: () => Date;
};

/** Push services keep a message this long at most, in seconds: four weeks. */
const LONGEST_S = 28 * 24 * 3_600;
/** Characters of a topic: RFC 8030 allows no more. */
const TOPIC = 32;

/**
 * Sends by Web Push. Of a match only the newest message waits for a browser that is offline, and
 * none after the end of its event.
 */
export const push =
  ({ post, key, contact, now, wall }: Parts): Send =>
  async (message, { push: subscription }) => {
    if (subscription === undefined) return { is: 'gone', fault: 'There is no subscription.' };
    const { endpoint } = subscription;
    try {
      const headers = {
        authorization: await vapidHeader(await key(), { endpoint, contact, wall: wall() }),
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

function sentBy({ status, headers }: Awaited<ReturnType<Post>>): Sent {
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
