import * as z from 'zod';
import { name } from './named.ts';
import { count, flag, listOf, maybe, moment, text } from './scalars.ts';

const kind = z.enum(['WEBHOOK', 'EMAIL', 'PUSH', 'DISCORD']);

const unsubscription = name(
  'Unsubscription',
  'Mails that a link in one of them has turned off.',
  z.object({
    ruleId: maybe(
      text(
        'The id of the rule by which they came: one of your rules, or `usual-mail`, by which you are told if you have none. `null` if nothing at all is sent by the channel.',
      ),
    ),
    since: maybe(moment('Since when; `null` if that was not kept.')),
  }),
);

export const notificationChannel = name(
  'NotificationChannel',
  'A way by which you are told that a match wants you.',
  z.object({
    id: text("The channel's id."),
    kind: kind.describe('How it reaches you.'),
    label: text('What you called it, or where it leads.'),
    verified: flag('Whether you have shown that it is yours; nothing else is sent before.'),
    disabledReason: maybe(
      z
        .enum(['GONE', 'FAILING', 'SUPPRESSED'])
        .describe('Why nothing is sent by it any more; `null` while it is used.'),
    ),
    disabledSince: maybe(
      moment('Since when nothing is sent by it any more; `null` while it is used.'),
    ),
    unsubscribed: listOf(
      'What a link in a mail has turned off; `resumeNotificationChannel` turns it on again.',
      unsubscription,
    ),
    codeAt: maybe(
      moment(
        'When its code was sent, or is to be, if many have asked for one; `null` if it is verified, or if none is to be sent.',
      ),
    ),
    createdAt: moment('When it was added.'),
  }),
);

export const notificationChannels = name(
  'NotificationChannels',
  'Channels.',
  z.object({ items: listOf('The channels.', notificationChannel) }),
);

export const delivery = name(
  'NotificationDelivery',
  'Something that was sent, or is to be.',
  z.object({
    id: text("The delivery's id."),
    messageId: text('What receivers know it by at every attempt: the header `webhook-id`.'),
    type: text('What it tells of, for example `match.attention.needed`.'),
    at: moment('When that arose.'),
    outcome: z
      .enum(['PENDING', 'DELIVERED', 'FAILED', 'EXPIRED'])
      .describe('How it stands. `EXPIRED`: what it tells of was over before it could be sent.'),
    attempts: count('How often it was tried.'),
    status: maybe(z.int().describe('The HTTP status of the last reply; `null` if none came.')),
    fault: maybe(text('What went wrong at last; `null` if nothing did.')),
    nextAt: maybe(moment('When it is tried next; `null` if it is not.')),
  }),
);

export const deliveries = name(
  'NotificationDeliveries',
  'Deliveries.',
  z.object({ items: listOf('The deliveries, the latest first.', delivery) }),
);

export const addNotificationChannel = name(
  'AddNotificationChannelInput',
  'A channel to add. Which fields it takes follows from its kind.',
  z.strictObject({
    kind: kind.describe('How it is to reach you.'),
    url: text(
      'Where to post to, for `WEBHOOK` and `DISCORD`: an https URL that everybody can reach.',
    ).optional(),
    address: text('The mail address, for `EMAIL`.').optional(),
    push: z
      .strictObject({
        endpoint: text('Where to post to.'),
        p256dh: text("The browser's public key, in base64url."),
        auth: text('The secret of the subscription, in base64url.'),
      })
      .describe('What the browser gave, for `PUSH`.')
      .optional(),
    mention: text('The id of the member to mention, for `DISCORD`.').optional(),
    label: text('What you call it, up to 64 characters.').optional(),
  }),
);

export const verifyNotificationChannel = name(
  'VerifyNotificationChannelInput',
  'The code that was sent by a channel.',
  z.strictObject({ code: text('The code. It can be tried five times, within an hour.') }),
);

export const addedNotificationChannel = name(
  'AddedNotificationChannel',
  'A channel, and what it is signed by.',
  z.object({
    channel: notificationChannel,
    secret: maybe(
      text('The secret that signs what is sent, shown only now; `null` for kinds without one.'),
    ),
  }),
);
