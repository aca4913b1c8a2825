import * as z from 'zod';
import { checked } from '../../../platform/requests/checked.ts';
import type { Outbound } from '../outbound/address.ts';
import { target } from '../outbound/target-input.ts';
import { badKey } from '../push/encrypt.ts';
import { oneAMinute, type ChannelInput, type ChannelSpec, type SenderParts } from '../spec.ts';
import { createHash, randomBytes } from 'node:crypto';
import { between } from '../../../platform/time/duration.ts';
import type { ChannelSecret } from '../secret.ts';
import { messageOf } from '../outbound/fault.ts';
import { encrypted, keyPair } from '../push/encrypt.ts';
import { vapidHeader } from '../push/vapid.ts';
import type { Message, Send, Sent } from '../send.ts';
import { factsOf, titleOf } from '../../notices/words.ts';

/** Push services keep a message this long at most, in seconds: four weeks. */
const LONGEST_S = 28 * 24 * 3_600;
/** Characters of a topic: RFC 8030 allows no more. */
const TOPIC = 32;

/** The reasons why keys of a push subscription are refused. */
const BAD = {
  p256dh: 'Expected an uncompressed point of the curve P-256 in base64url.',
  auth: 'Expected 16 bytes in base64url.',
} as const;

/** A push subscription of a browser, by Web Push. */
export const push: ChannelSpec = {
  name: { en: 'Push', cs: 'Push', ko: '푸시' },
  about: 'an encrypted push message in your browser',
  fields: [
    {
      name: 'push',
      label: { en: 'Browser', cs: 'Prohlížeč', ko: '브라우저' },
      format: 'SUBSCRIPTION',
      required: true,
    },
  ],
  audience: 'DEVICE',
  codes: oneAMinute,
  mostOthers: 0,
  // browsers drop subscriptions and make new ones all the time: a dead one only takes a place
  whenGone: 'REMOVE',
  canUnsubscribe: false,
  canRotate: false,
  async plan({ push: subscription }, { outbound, vapidKey }) {
    const to = checkedSubscription(subscription, outbound);
    // senders may read the key, and not create it
    await vapidKey();
    return { secret: { push: to }, label: new URL(to.endpoint).host };
  },
  sender: pushSender,
};

function checkedSubscription(subscription: ChannelInput['push'], outbound: Outbound) {
  const endpoint = target(outbound);
  const schema = z.object({
    push: z
      .object({ endpoint, p256dh: z.string(), auth: z.string() })
      .superRefine((keys, context) => {
        const bad = badKey(keys);
        if (bad !== undefined) context.addIssue({ code: 'custom', path: [bad], message: BAD[bad] });
      }),
  });
  return checked(schema, { push: subscription ?? undefined }).push;
}

/**
 * Creates the sender. Of a match only the newest message waits for a browser that is offline, and
 * none after the end of its event. Events end by game time; push services judge by wall time.
 */
function pushSender({ post, vapidKey, contact, now, wall }: SenderParts): Send {
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

function sentBy({ status, headers }: Awaited<ReturnType<SenderParts['post']>>): Sent {
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
