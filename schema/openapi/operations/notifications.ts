import * as its from '../models/notification.ts';
import type { Operation } from '../operation.ts';
import { deliveriesQuery } from '../query.ts';

const own = { tag: 'Account', token: 'needed' } as const;

/** The ways by which you are told that a match wants you, and what was sent by them. */
export const notifications = {
  listNotificationChannels: {
    ...own,
    method: 'get',
    path: '/v1/viewer/channels',
    summary: 'List your notification channels',
    description: 'Only for those who signed in.',
    gives: { status: 200, says: 'The channels.', model: its.notificationChannels },
    refuses: ['FORBIDDEN'],
  },
  addNotificationChannel: {
    ...own,
    method: 'post',
    path: '/v1/viewer/channels',
    summary: 'Add a notification channel',
    description:
      'A code is sent by it, by which you verify it. The secret is shown only this once. Only for those who signed in, and up to 10.',
    body: its.addNotificationChannel,
    gives: { status: 201, says: 'The channel.', model: its.addedNotificationChannel },
    refuses: ['BAD_USER_INPUT', 'RATE_LIMITED', 'FORBIDDEN'],
  },
  removeNotificationChannel: {
    ...own,
    method: 'delete',
    path: '/v1/viewer/channels/{channelId}',
    summary: 'Remove a notification channel',
    description: 'Nothing more is sent by it.',
    gives: { status: 200, says: 'The others.', model: its.notificationChannels },
    refuses: ['NOT_FOUND', 'FORBIDDEN'],
  },
  verifyNotificationChannel: {
    ...own,
    method: 'post',
    path: '/v1/viewer/channels/{channelId}/verification',
    summary: 'Verify a notification channel',
    description:
      'Shows that it is yours, by the code that was sent by it. A webhook that replies to that message with the code is verified without this.',
    body: its.verifyNotificationChannel,
    gives: { status: 200, says: 'The channel.', model: its.notificationChannel },
    refuses: ['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN'],
  },
  sendNotificationChannelCode: {
    ...own,
    method: 'post',
    path: '/v1/viewer/channels/{channelId}/code',
    summary: 'Send another code',
    description:
      'Sends another code by a channel that is not verified: one an hour to an address of mail, and one a minute by another channel. If many ask for one, it leaves at `codeAt`.',
    gives: { status: 200, says: 'The channel.', model: its.notificationChannel },
    refuses: ['RATE_LIMITED', 'NOT_FOUND', 'FORBIDDEN'],
  },
  resumeNotificationChannel: {
    ...own,
    method: 'post',
    path: '/v1/viewer/channels/{channelId}/resume',
    summary: 'Turn mails on again',
    description: 'Turns on again what links in mails have turned off: its `unsubscribed`.',
    gives: { status: 200, says: 'The channel.', model: its.notificationChannel },
    refuses: ['NOT_FOUND', 'FORBIDDEN'],
  },
  rotateChannelSecret: {
    ...own,
    method: 'post',
    path: '/v1/viewer/channels/{channelId}/secret',
    summary: 'Replace the secret of a channel',
    description: 'For a day what is sent is signed by both.',
    gives: { status: 200, says: 'The new secret.', model: its.addedNotificationChannel },
    refuses: ['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN'],
  },
  testNotificationChannel: {
    ...own,
    method: 'post',
    path: '/v1/viewer/channels/{channelId}/test',
    summary: 'Test a notification channel',
    description: 'Sends something by it, once a minute at most.',
    gives: { status: 200, says: 'What is sent.', model: its.delivery },
    refuses: ['CHANNEL_UNVERIFIED', 'RATE_LIMITED', 'NOT_FOUND', 'FORBIDDEN'],
  },
  listDeliveries: {
    ...own,
    method: 'get',
    path: '/v1/viewer/channels/{channelId}/deliveries',
    summary: 'See what was sent',
    description: 'What was sent by a channel, the latest first; kept for 30 days.',
    query: deliveriesQuery,
    gives: { status: 200, says: 'The deliveries.', model: its.deliveries },
    refuses: ['NOT_FOUND', 'FORBIDDEN'],
  },
  resendDelivery: {
    ...own,
    method: 'post',
    path: '/v1/viewer/deliveries/{deliveryId}/resend',
    summary: 'Send again',
    description: 'Sends a delivery again, under its own id.',
    gives: { status: 200, says: 'The delivery.', model: its.delivery },
    refuses: ['NOT_FOUND', 'FORBIDDEN'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
