import type { AttentionView, AttentionKey } from '../../notifications/attention/contract.ts';
import { attentionStream } from '../../apis/sockets/attention-stream.ts';
import type { Attention, Subscription } from '../../platform/storage/contract.ts';
import type { AttentionUpdate } from './attention-update.ts';
import { eachOf } from './each-of.ts';
import { attentionMessage } from './message.ts';
import type { StreamParts } from './parts.ts';
import { admit, caughtUp, post } from './post.ts';

/** The number of tries to catch up while due items change. */
const LOOKS = 5;

/** Sends the followers of an account the items that became due, and those that are no longer. */
export async function tellAttention(
  parts: StreamParts,
  changed: readonly Attention[],
): Promise<void> {
  const { attention } = parts;
  if (attention === undefined) return;
  await eachOf(changed, async (each) => {
    const following = await parts.subscriptions.following(attentionStream(each.account));
    const members = caughtUp(following);
    if (members.length === 0) return;
    const update = await attention.updateOf(each);
    if (update !== undefined) await tell(parts, members, [update]);
  });
}

/** Sends the present state of one item, whenever the note of its change comes. */
export async function tellStanding(parts: StreamParts, whose: AttentionKey): Promise<void> {
  const stands = await parts.attention?.stands(whose);
  if (stands !== undefined) await tellAttention(parts, [stands]);
}

/**
 * Sends new followers of an account all its due items, and then the changes: the items are read
 * again until none has changed meanwhile.
 */
export async function catchUpAttention(
  parts: StreamParts,
  account: string,
  arrived: readonly Subscription[],
): Promise<void> {
  if (parts.attention === undefined) return;
  const following = await parts.subscriptions.following(attentionStream(account));
  const waiting = await admit(parts, { following, arrived }, () => 'account');
  if (waiting.length === 0) return;
  let told = new Map<string, AttentionView>();
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const due = new Map((await parts.attention.due(account)).map((item) => [nameOf(item), item]));
    const news = updatesBetween(told, due);
    if (news.length === 0) return;
    await tell(parts, waiting, news);
    told = due;
  }
}

function updatesBetween(
  before: ReadonlyMap<string, AttentionView>,
  after: ReadonlyMap<string, AttentionView>,
): readonly AttentionUpdate[] {
  const came = [...after.values()].filter(
    (item) => JSON.stringify(before.get(nameOf(item))) !== JSON.stringify(item),
  );
  const went = [...before.values()].filter((item) => !after.has(nameOf(item)));
  return [
    ...came.map((item) => ({ item, cleared: false })),
    ...went.map((item) => ({ item, cleared: true })),
  ];
}

/** An item by what no two of an account have in common. */
const nameOf = ({ kind, matchId }: AttentionView): string => `${kind} ${matchId}`;

const tell = (
  parts: StreamParts,
  members: readonly Subscription[],
  updates: readonly AttentionUpdate[],
): Promise<void> =>
  post(parts, { members, updates }, (member, update) => attentionMessage(parts, member, update));
