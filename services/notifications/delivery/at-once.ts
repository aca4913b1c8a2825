import { deliveryName } from '../../platform/storage/notifications/name.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';
import { after, between } from '../../platform/time/duration.ts';
import type { Notice, Notify } from '../notices/notice.ts';
import { carryOut, type DeliverParts } from './deliver.ts';
import { revised, stateOf, takenAtOnce } from './delivery.ts';
import { LOST_MS } from './together.ts';

/**
 * Stores a delivery and tries it at once. The first attempt needs no wake-up of the delivery's own:
 * its caller is woken again until this has returned, and a call that finds it under way sets one.
 */
export const createAtOnce =
  (parts: DeliverParts): Notify =>
  async (notice) => {
    const at = parts.now().toISOString();
    if (notice.until !== undefined && notice.until <= at) return parts.notify(notice);
    const taken = takenAtOnce(notice, after(at, LOST_MS));
    const lag = between(notice.at, at);
    await ((await parts.deliveries.put(taken))
      ? carryOut(parts, { taken, at, lag })
      : putOff(parts, notice));
  };

/**
 * Sets a wake-up for a delivery that another process is trying, or died over, at the time by which
 * that must be over.
 */
function putOff({ deliveries, awaits }: DeliverParts, notice: Notice): Promise<undefined> {
  return retried(`Delivery ${notice.id}`, async () => {
    const found = await deliveries.find(notice);
    const { busyUntil } = found === undefined ? {} : stateOf(found);
    // it has an outcome, or a wake-up of its own
    if (found === undefined || busyUntil === undefined) return undefined;
    if (!(await deliveries.put(revised(found, {}, busyUntil)))) return OVERTAKEN;
    await awaits?.({ stream: deliveryName(found), at: busyUntil });
    return undefined;
  });
}
