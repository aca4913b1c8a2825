import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import type { Delivery } from '../../platform/storage/contract.ts';
import { deliveryIdOf } from './delivery-id.ts';
import type { DeliveryView } from './contract.ts';
import type { Notice, NoticeData, NoticeType } from '../notices/notice.ts';

const state = once(() =>
  z.object({
    type: z.string(),
    notice: z.record(z.string(), z.unknown()),
    until: z.optional(z.string()),
    rule: z.optional(z.string()),
    outcome: z.enum(['PENDING', 'DELIVERED', 'FAILED', 'EXPIRED']),
    attempts: z.int(),
    /** The number of times it was put off since the last attempt, because the way was busy. */
    putOff: z.optional(z.int()),
    /**
     * The end of the time for which the process that has stored it tries it; nothing else wakes it
     * before.
     */
    busyUntil: z.optional(z.string()),
    status: z.optional(z.int()),
    fault: z.optional(z.string()),
  }),
);

/** The state of a delivery, as it is stored. */
export type DeliveryState = Omit<z.infer<ReturnType<typeof state>>, 'type' | 'notice'> & {
  readonly type: NoticeType;
  readonly notice: NoticeData;
};

/** Parses the state that an item holds; only this program writes it. */
export const stateOf = ({ data }: Pick<Delivery, 'data'>): DeliveryState =>
  state().parse(data) as DeliveryState;

/** The time to live of a delivery, in seconds. */
const KEPT_S = 30 * 24 * 3_600;

/** The first revision of the delivery of a notice, to be tried at once. */
export function deliveryOf({
  id,
  account,
  channel,
  type,
  at,
  data,
  until,
  rule,
}: Notice): Delivery {
  const kept: DeliveryState = {
    type,
    notice: data,
    outcome: 'PENDING',
    attempts: 0,
    ...(until !== undefined && { until }),
    ...(rule !== undefined && { rule }),
  };
  const expires = Math.floor(Date.parse(at) / 1_000) + KEPT_S;
  return { account, channel, at, id, revision: 1, data: kept, wake: at, expires };
}

/** Builds the first revision for a process that stores and tries it, until this time. */
export function takenAtOnce(notice: Notice, busyUntil: string): Delivery {
  const { wake: _, ...delivery } = deliveryOf(notice);
  return { ...delivery, data: { ...stateOf(delivery), attempts: 1, busyUntil } };
}

/** The delivery's next revision, which goes by its own wake-up. */
export const revised = (
  delivery: Delivery,
  change: Partial<DeliveryState>,
  wake?: string,
): Delivery => {
  const { wake: _, ...rest } = delivery;
  const { busyUntil: __, ...before } = stateOf(delivery);
  const data = { ...before, ...change };
  return { ...rest, revision: delivery.revision + 1, data, ...(wake !== undefined && { wake }) };
};

export function deliveryView(delivery: Delivery): DeliveryView {
  const { type, outcome, attempts, busyUntil, status, fault } = stateOf(delivery);
  const { id: messageId, at, wake = busyUntil } = delivery;
  const nextAt = outcome === 'PENDING' ? wake : undefined;
  return {
    id: deliveryIdOf(delivery),
    messageId,
    type,
    at,
    outcome,
    attempts,
    status,
    fault,
    nextAt,
  };
}
