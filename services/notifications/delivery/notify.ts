import type { Deliveries, WakeUp } from '../../platform/storage/contract.ts';
import { deliveryName } from '../../platform/storage/notifications/name.ts';
import type { Notify } from '../notices/notice.ts';
import { deliveryOf } from './delivery.ts';

export type NotifyParts = {
  readonly deliveries: Pick<Deliveries, 'put'>;
  /**
   * Callback for deliveries to be tried at once; without it, the next look at timers finds them.
   */
  awaits?(wake: WakeUp): Promise<void>;
};

/** Stores deliveries for another process to try: callers need not reach a receiver. */
export const createNotify =
  ({ deliveries, awaits }: NotifyParts): Notify =>
  async (notice) => {
    const delivery = deliveryOf(notice);
    if (await deliveries.put(delivery))
      await awaits?.({ stream: deliveryName(delivery), at: notice.at });
  };
