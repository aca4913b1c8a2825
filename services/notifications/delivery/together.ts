import type { Deliveries, Delivery } from '../../platform/storage/contract.ts';
import { after } from '../../platform/time/duration.ts';
import { specOf } from '../channels/registry.ts';
import type { Channel } from './channel.ts';
import { revised, stateOf } from './delivery.ts';
import { pauseAfter } from './retries.ts';

/**
 * Takes the other waiting deliveries of a channel that accepts few messages a minute, to send them
 * in one message with those taken already. Another process may have taken some: it sends those
 * itself.
 */
export async function takenTogether(
  deliveries: Pick<Deliveries, 'latest' | 'put'>,
  channel: Channel,
  { taken, at, chance }: { readonly taken: Delivery; readonly at: string; readonly chance: number },
): Promise<readonly Delivery[]> {
  const most = specOf(channel.kind).mostOthers;
  if (most === 0) return [];
  const latest = await deliveries.latest(taken, 50);
  const waiting = latest.filter((each) => isDue(each, at) && each.id !== taken.id).slice(0, most);
  const others: Delivery[] = [];
  for (const each of waiting) {
    const attempts = stateOf(each).attempts + 1;
    const other = revised(each, { attempts }, after(at, pauseAfter(attempts, chance) ?? LOST_MS));
    if (await deliveries.put(other)) others.push(other);
  }
  return others;
}

function isDue(delivery: Delivery, at: string): boolean {
  const { outcome, until, type } = stateOf(delivery);
  const isOver = until !== undefined && until <= at;
  if (isOver || outcome !== 'PENDING' || type === 'channel.verification') return false;
  return delivery.wake !== undefined && delivery.wake <= at;
}

/** The age in ms at which a last attempt without a noted outcome counts as lost. */
export const LOST_MS = 60_000;
