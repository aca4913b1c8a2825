import { ContentionError } from '../storage/errors.ts';
import { deliveryName } from '../storage/notifications/name.ts';
import { after, between } from '../time/duration.ts';
import type { Notice, Notify } from './contract.ts';
import { carryOut, type DeliverParts } from './deliver.ts';
import { revised, stateOf, takenAtOnce } from './delivery.ts';
import { LOST_MS } from './together.ts';

const TRIES = 4;

/**
 * Stores a delivery and tries it at once. The first attempt takes no wake-up of the delivery's own: its
 * caller is woken again until this has returned, and whoever finds it under way then gives it one.
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

/** Has a delivery looked after that somebody else tries, or has died over, once that must be over. */
async function putOff({ deliveries, awaits }: DeliverParts, notice: Notice): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await deliveries.find(notice);
    const { busyUntil } = found === undefined ? {} : stateOf(found);
    // it has an outcome, or a wake-up of its own
    if (found === undefined || busyUntil === undefined) return;
    if (await deliveries.put(revised(found, {}, busyUntil))) {
      await awaits?.({ stream: deliveryName(found), at: busyUntil });
      return;
    }
  }
  throw new ContentionError(`Delivery ${notice.id} was changed ${String(TRIES)} times at once.`);
}
