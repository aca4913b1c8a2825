import type * as z from 'zod';
import type { delivery, notificationChannel } from '../../../schema/openapi/models/notification.ts';
import type { ChannelView, DeliveryView } from '../../notifications/contract.ts';

/** A channel, as the contract has it. */
export const channelOf = ({
  disabledReason,
  disabledSince,
  codeAt,
  unsubscribed,
  ...channel
}: ChannelView): z.infer<typeof notificationChannel> => ({
  ...channel,
  disabledReason: disabledReason ?? null,
  disabledSince: disabledSince ?? null,
  codeAt: codeAt ?? null,
  unsubscribed: unsubscribed.map(({ rule, since }) => ({
    ruleId: rule ?? null,
    since: since ?? null,
  })),
});

/** A delivery, as the contract has it. */
export const deliveryOf = ({
  status,
  fault,
  nextAt,
  ...sent
}: DeliveryView): z.infer<typeof delivery> => ({
  ...sent,
  status: status ?? null,
  fault: fault ?? null,
  nextAt: nextAt ?? null,
});
