import { dataOf, subscriberOf } from '../sockets/data.ts';
import { UnreadableMatchError } from '../matches/record/unreadable.ts';
import { errorFrame } from '../sockets/fault.ts';
import type { Subscription } from '../storage/contract.ts';
import { deliver } from './deliver.ts';
import { eachOf } from './each-of.ts';
import { byRoom } from './documents.ts';
import { grouped } from './group.ts';
import type { StreamParts } from './parts.ts';
import { dismiss, type Sent } from './send.ts';

/**
 * New subscriptions of one match get what they missed since their cursors, or a snapshot; from then on
 * they take part in the fan-out. However many they are, who follows the match is read once. Tried
 * again, it goes on from what was sent.
 */
export async function catchUp(
  parts: StreamParts,
  stream: string,
  arrived: readonly Subscription[],
): Promise<void> {
  const following = await parts.subscriptions.following(stream);
  const names = new Set(arrived.map(nameOf));
  // whoever is gone before their turn has come is not among them
  const waiting = following.all.filter((each) => names.has(nameOf(each)));
  if (waiting.length === 0) return;
  const audience = await audienceIn(parts, stream);
  const seen = await Promise.all(
    following.all.map(async (subscription) => ({
      subscription,
      audience: await audience(subscriberOf(dataOf(subscription))),
    })),
  );
  const { within, beyond } = byRoom(seen, new Set(waiting));
  const sent: Sent = new Map();
  const work = [
    ...grouped(within, startOf).map((group) => () => deliver(parts, group, { sent })),
    ...beyond.map(
      ({ subscription: each, words }) =>
        () =>
          dismiss(parts, each, errorFrame(each.operation, 'RATE_LIMITED', words)),
    ),
  ];
  try {
    await eachOf(work, (each) => each());
  } finally {
    await following.record(sent);
  }
}

/** Nobody sees a match that can't be read; what becomes of its watchers is told one by one. */
async function audienceIn({ projections }: StreamParts, stream: string) {
  try {
    return await projections.audience(stream);
  } catch (error) {
    if (error instanceof UnreadableMatchError) return () => Promise.resolve(undefined);
    throw error;
  }
}

const startOf = (subscription: Subscription): number | undefined =>
  subscription.sent ?? dataOf(subscription).after;

const nameOf = ({ connection, operation }: Subscription): string =>
  JSON.stringify([connection, operation]);
