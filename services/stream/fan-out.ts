import { dataOf, subscriberOf } from '../sockets/data.ts';
import type { Commit, Following, Subscription } from '../storage/contract.ts';
import { deliver } from './deliver.ts';
import { eachOf } from './each-of.ts';
import { grouped } from './group.ts';
import type { StreamParts } from './parts.ts';
import type { Sent } from './send.ts';

/**
 * Tells everybody who follows the match of all versions up to `version` that they have not had.
 * Subscriptions that were not sent anything yet are left to their catch-up.
 */
export async function fanOut(
  parts: StreamParts,
  { stream: matchId, version }: Pick<Commit, 'stream' | 'version'>,
  following: Following,
): Promise<void> {
  const behind = following.all.filter(({ sent }) => sent !== undefined && sent < version);
  const ended = behind.filter(hasEnded);
  const known = behind.filter((subscription) => !hasEnded(subscription));
  const seeing = await Promise.all(
    known.map(async (subscription) => ({
      subscription,
      eyes: await parts.backstage.eyes(subscriberOf(dataOf(subscription)), matchId, version),
    })),
  );
  const connections = [...new Set(ended.map(({ connection }) => connection))];
  const sent: Sent = new Map();
  const work = [
    ...grouped(seeing).map((group) => () => deliver(parts, group, { upTo: version, sent })),
    ...connections.map((connection) => () => hangUp(parts, connection)),
  ];
  try {
    await eachOf(work, (each) => each());
  } finally {
    await following.record(sent);
  }
}

/** What a token allowed it allows no longer than it lives. */
const hasEnded = (subscription: Subscription): boolean =>
  (dataOf(subscription).viewer?.until ?? Infinity) <= Date.now();

/** Without a last word: stock clients then connect anew, with a token that is fresh. */
async function hangUp({ connections, channel }: StreamParts, connection: string): Promise<void> {
  await connections.remove(connection);
  await channel.close(connection);
}
