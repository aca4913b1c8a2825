import { dataOf } from '../sockets/data.ts';
import type { Subscription } from '../storage/contract.ts';
import { deliver } from './deliver.ts';
import { groupOf } from './group.ts';
import type { StreamParts } from './parts.ts';
import type { Sent } from './send.ts';

/**
 * A new subscription gets what it missed since its cursor, or a snapshot; from then on it takes
 * part in the fan-out. Tried again, it goes on from what was sent.
 */
export async function catchUp(parts: StreamParts, arrived: Subscription): Promise<void> {
  const following = await parts.subscriptions.of(arrived.stream);
  const subscription = following.find(
    ({ connection, operation }) =>
      connection === arrived.connection && operation === arrived.operation,
  );
  if (subscription === undefined) return; // gone before its turn came
  const from = subscription.sent ?? dataOf(subscription).after;
  const sent: Sent = new Map();
  try {
    await deliver(parts, groupOf(subscription, from), { sent });
  } finally {
    for (const [to, version] of sent) await parts.subscriptions.advance(to, version);
  }
}
