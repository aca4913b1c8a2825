import { dataOf, subscriberOf } from '../../apis/sockets/data.ts';
import { hasEnded } from '../../apis/sockets/ended.ts';
import type { Commit, Following, Subscription } from '../../platform/storage/contract.ts';
import { deliver } from './deliver.ts';
import { eachOf } from './each-of.ts';
import { grouped, type Seeing } from './group.ts';
import { disconnect } from './disconnect.ts';
import type { StreamParts } from './parts.ts';
import type { SentVersions } from './send.ts';
import type { Versioned } from './versioned.ts';

/**
 * Sends the followers of a stream all versions up to `version` that they have not had.
 * Subscriptions without a first message are left to their catch-up.
 */
export async function fanOut(
  parts: StreamParts,
  { root, stream, version }: Pick<Commit, 'stream' | 'version'> & { readonly root: Versioned },
  following: Following,
): Promise<void> {
  const behind = following.all.filter(({ sent }) => sent !== undefined && sent < version);
  const ended = new Set<string>();
  const seeing: Seeing[] = [];
  const audienceOf = await root.audience(stream, version);
  const judge = async (subscription: Subscription): Promise<void> => {
    const viewer = subscriberOf(dataOf(subscription));
    // what a token allowed it allows no longer than it lives
    if (await hasEnded(parts.isValid, viewer)) ended.add(subscription.connection);
    else seeing.push({ subscription, audience: await audienceOf(viewer) });
  };
  await Promise.all(behind.map(judge));
  const sent: SentVersions = new Map();
  const work = [
    ...grouped(seeing).map(
      (group) => () => deliver(parts, { root, group }, { upTo: version, sent }),
    ),
    ...[...ended].map((connection) => () => disconnect(parts, connection)),
  ];
  try {
    await eachOf(work, (each) => each());
  } finally {
    await following.record(sent);
  }
}
