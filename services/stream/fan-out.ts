import { dataOf, subscriberOf } from '../sockets/data.ts';
import { deliver } from './deliver.ts';
import { eachOf } from './each-of.ts';
import { grouped } from './group.ts';
import type { StreamParts } from './parts.ts';

/**
 * Tells everybody who follows the match of all versions up to `version` that they have not had.
 * Subscriptions that were not sent anything yet are left to their catch-up.
 */
export async function fanOut(parts: StreamParts, matchId: string, version: number): Promise<void> {
  const following = await parts.subscriptions.of(matchId);
  const behind = following.filter(({ sent }) => sent !== undefined && sent < version);
  const seeing = await Promise.all(
    behind.map(async (subscription) => ({
      subscription,
      eyes: await parts.backstage.eyes(subscriberOf(dataOf(subscription)), matchId, version),
    })),
  );
  await eachOf(grouped(seeing), (group) => deliver(parts, group, version));
}
