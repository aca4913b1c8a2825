import { dataOf, subscriberOf } from '../../apis/sockets/data.ts';
import { errorFrame } from '../../apis/sockets/fault.ts';
import type { Subscription } from '../../platform/storage/contract.ts';
import { deliver } from './deliver.ts';
import { eachOf } from './each-of.ts';
import { byRoom } from './documents.ts';
import { grouped } from './group.ts';
import type { StreamParts } from './parts.ts';
import { dismiss, type SentVersions } from './send.ts';
import type { Versioned } from './versioned.ts';

/**
 * New subscriptions of one stream get what they missed since their cursors, or a snapshot; from then on
 * they take part in the fan-out. However many they are, who follows it is read once. Tried
 * again, it goes on from what was sent.
 */
export async function catchUp(
  parts: StreamParts,
  root: Versioned,
  arrived: readonly Subscription[],
): Promise<void> {
  const [first] = arrived;
  if (first === undefined) return;
  const following = await parts.subscriptions.following(first.stream);
  const names = new Set(arrived.map(nameOf));
  // connections that closed before their turn are left out
  const waiting = following.all.filter((each) => names.has(nameOf(each)));
  if (waiting.length === 0) return;
  const audience = await root.audience(first.stream);
  const seen = await Promise.all(
    following.all.map(async (subscription) => ({
      subscription,
      audience: await audience(subscriberOf(dataOf(subscription))),
    })),
  );
  const { within, beyond } = byRoom(seen, new Set(waiting));
  const sent: SentVersions = new Map();
  const work = [
    ...grouped(within, startOf).map((group) => () => deliver(parts, { root, group }, { sent })),
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

const startOf = (subscription: Subscription): number | undefined =>
  subscription.sent ?? dataOf(subscription).after;

const nameOf = ({ connection, operation }: Subscription): string =>
  JSON.stringify([connection, operation]);
