import type { Deliveries, WakeUp } from '../../platform/storage/contract.ts';
import { deliveryName } from '../../platform/storage/notifications/name.ts';
import type { Notify } from './contract.ts';
import { deliveryOf } from './delivery.ts';

export type NotifyParts = {
  readonly deliveries: Pick<Deliveries, 'put'>;
  /** Is told of what is to be tried at once; else it is found when timers are next looked at. */
  awaits?(wake: WakeUp): Promise<void>;
};

/** Stores deliveries, for another process to try: whoever notifies need not reach anybody. */
export const createNotify =
  ({ deliveries, awaits }: NotifyParts): Notify =>
  async (notice) => {
    const delivery = deliveryOf(notice);
    if (await deliveries.put(delivery))
      await awaits?.({ stream: deliveryName(delivery), at: notice.at });
  };
