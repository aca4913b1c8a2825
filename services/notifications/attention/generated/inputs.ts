// Generated from schema/*.graphql by `npm run generate`.
import * as z from 'zod';
import { once } from '../../../platform/once.ts';
import type { InputOf } from '../../../platform/requests/input-of.ts';
import { duration } from '../../../platform/requests/duration.ts';
import { id, text } from '../../../platform/requests/text.ts';
import { rules } from '../input-rules.ts';

const speed = once(() => z.enum(['LIVE', 'ASYNC']));

const notifyMode = once(() => z.enum(['NOW', 'DIGEST', 'OFF']));

/** Channels that are told later, too. */
export const escalationInput = once(() =>
  z.strictObject({ after: duration('PT1M', 'P7D'), channels: z.array(id(128)).min(1).max(10) }),
);
export type EscalationInput = InputOf<ReturnType<typeof escalationInput>>;

/** A match of which you want to hear nothing, or something again. */
export const muteMatchInput = once(() =>
  z.strictObject({ matchId: id(64), muted: z.boolean().default(true) }),
);
export type MuteMatchInput = InputOf<ReturnType<typeof muteMatchInput>>;

/** Notification rule. Push at once and mail after six hours, for instance: `{ events: ["match.attention.*"], channels:
["my-push"], mode: NOW, escalate: [{ after: "PT6H", channels: ["my-mail"] }] }`. */
export const notificationRuleInput = once(() =>
  rules.NotificationRuleInput(
    z.strictObject({
      events: z.array(text(64).min(1)).min(1).max(20),
      matchIds: z.array(id(64)).min(1).max(100).nullable().optional(),
      gameIds: z.array(id(64)).min(1).max(20).nullable().optional(),
      speeds: z.array(speed()).min(1).max(2).nullable().optional(),
      channels: z.array(id(128)).max(10),
      mode: notifyMode().default('NOW'),
      escalate: z.array(escalationInput()).max(5).default([]),
    }),
  ),
);
export type NotificationRuleInput = InputOf<ReturnType<typeof notificationRuleInput>>;

/** Notification rules that replace your present ones. With `[]` the defaults apply. */
export const setNotificationRulesInput = once(() =>
  z.strictObject({ rules: z.array(notificationRuleInput()).max(50) }),
);
export type SetNotificationRulesInput = InputOf<ReturnType<typeof setNotificationRulesInput>>;
