// Generated from schema/*.graphql by `npm run generate`.
import * as z from 'zod';
import { once } from '../../../platform/once.ts';
import type { InputOf } from '../../../platform/requests/input-of.ts';
import { showable } from '../../../platform/requests/showable.ts';
import { id, text } from '../../../platform/requests/text.ts';
import { rules } from '../input-rules.ts';

const moderationAct = once(() => z.enum(['HIDE', 'WARN', 'MUTE', 'BAN', 'DISMISS']));

const reportReason = once(() => z.enum(['ABUSE', 'SPAM', 'COLLUSION', 'CHEATING', 'OTHER']));

const audience = once(() => z.enum(['SEATS', 'SPECTATORS', 'ALL']));

/** A decision about a message that was reported. */
export const moderateInput = once(() =>
  rules.ModerateInput(
    z.strictObject({
      reportId: id(128),
      act: moderationAct(),
      days: z.int().min(1).max(365).optional(),
      reason: showable(256),
      commandId: id(256).optional(),
    }),
  ),
);
export type ModerateInput = InputOf<ReturnType<typeof moderateInput>>;

/** A message to report. */
export const reportMessageInput = once(() =>
  z.strictObject({ messageId: id(128), reason: reportReason(), note: text(500).default('') }),
);
export type ReportMessageInput = InputOf<ReturnType<typeof reportMessageInput>>;

/** Something to say. Either `text` or `phrase`. */
export const sendMessageInput = once(() =>
  rules.SendMessageInput(
    z.strictObject({
      matchId: id(64),
      audience: audience(),
      text: showable(500).optional(),
      phrase: id(64).optional(),
      commandId: id(256).optional(),
    }),
  ),
);
export type SendMessageInput = InputOf<ReturnType<typeof sendMessageInput>>;
