import type * as z from 'zod';
import type { attentionItem, notificationRules } from '../../../schema/openapi/models/attention.ts';
import type { AttentionView, SaidRules } from '../../attention/contract.ts';

/** Something that is due, as the contract has it. */
export const attentionItemOf = ({
  deadline,
  ...due
}: AttentionView): z.infer<typeof attentionItem> => ({ ...due, deadline: deadline ?? null });

/** The notification rules of an account, as the contract has it. */
export const rulesOf = ({ rules, muted }: SaidRules): z.infer<typeof notificationRules> => ({
  items: rules.map(
    ({ matchIds, gameIds, speeds, events, channels, escalate, unsubscribed, ...rule }) => ({
      ...rule,
      events: [...events],
      channels: [...channels],
      unsubscribed: [...unsubscribed],
      matchIds: matchIds ? [...matchIds] : null,
      gameIds: gameIds ? [...gameIds] : null,
      speeds: speeds ? [...speeds] : null,
      escalate: escalate.map((step) => ({ ...step, channels: [...step.channels] })),
    }),
  ),
  muted: [...muted],
});
