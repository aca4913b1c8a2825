// Generated from schema/*.graphql by `npm run generate`.
import * as z from 'zod';
import { once } from '../../../platform/once.ts';
import type { InputOf } from '../../../platform/requests/input-of.ts';
import { showable } from '../../../platform/requests/showable.ts';
import { id, text } from '../../../platform/requests/text.ts';

const channelKind = once(() => z.enum(['WEBHOOK', 'EMAIL', 'PUSH', 'DISCORD']));

/** A channel to add. Which fields it takes follows from its kind: see `Service.channelKinds`. */
export const addNotificationChannelInput = once(() =>
  z.strictObject({
    kind: channelKind(),
    url: text(2000).optional(),
    address: text(254).trim().optional(),
    push: pushSubscriptionInput().optional(),
    mention: text(64)
      .regex(new RegExp('^\\d{1,20}$', 'u'), 'Expected the ID of a Discord member.')
      .optional(),
    label: showable(64).min(1).optional(),
  }),
);
export type AddNotificationChannelInput = InputOf<ReturnType<typeof addNotificationChannelInput>>;

/** A push subscription, as a browser gives it. */
export const pushSubscriptionInput = once(() =>
  z.strictObject({ endpoint: text(2000), p256dh: text(200), auth: text(100) }),
);
export type PushSubscriptionInput = InputOf<ReturnType<typeof pushSubscriptionInput>>;

/** A channel to remove. */
export const removeNotificationChannelInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);
export type RemoveNotificationChannelInput = InputOf<
  ReturnType<typeof removeNotificationChannelInput>
>;

/** A delivery to send again. */
export const resendDeliveryInput = once(() => z.strictObject({ deliveryId: id(600) }));
export type ResendDeliveryInput = InputOf<ReturnType<typeof resendDeliveryInput>>;

/** A channel whose mails are to come again. */
export const resumeNotificationChannelInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);
export type ResumeNotificationChannelInput = InputOf<
  ReturnType<typeof resumeNotificationChannelInput>
>;

/** A channel whose secret is to be replaced. */
export const rotateChannelSecretInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);
export type RotateChannelSecretInput = InputOf<ReturnType<typeof rotateChannelSecretInput>>;

/** A channel that is to be sent another code. */
export const sendNotificationChannelCodeInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);
export type SendNotificationChannelCodeInput = InputOf<
  ReturnType<typeof sendNotificationChannelCodeInput>
>;

/** A channel to test. */
export const testNotificationChannelInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);
export type TestNotificationChannelInput = InputOf<ReturnType<typeof testNotificationChannelInput>>;

/** A channel to verify. */
export const verifyNotificationChannelInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
    code: text(32).trim().min(1),
  }),
);
export type VerifyNotificationChannelInput = InputOf<
  ReturnType<typeof verifyNotificationChannelInput>
>;
