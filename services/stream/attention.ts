import type { AttentionView, Whose } from '../attention/contract.ts';
import { errorFrame } from '../sockets/fault.ts';
import { attentionStream } from '../sockets/attention-stream.ts';
import { dataOf, subscriberOf } from '../sockets/data.ts';
import { hasEnded } from '../sockets/ended.ts';
import type { Attention, Following, Subscription } from '../storage/contract.ts';
import type { AttentionUpdate } from './attention-update.ts';
import { byRoom } from './documents.ts';
import { eachOf } from './each-of.ts';
import { documentOf } from './group.ts';
import { hangUp } from './hang-up.ts';
import { attentionMessage } from './message.ts';
import type { StreamParts } from './parts.ts';
import { dismiss, send, type Sent } from './send.ts';

/** The version recorded as sent: attention has none, so it tells only that they have caught up. */
const CAUGHT_UP = 1;
/** As often as this what is due may change while somebody catches up. */
const LOOKS = 5;

/** Tells whoever follows an account what has come, and what has gone. */
export async function tellAttention(
  parts: StreamParts,
  changed: readonly Attention[],
): Promise<void> {
  const { attention } = parts;
  if (attention === undefined) return;
  await eachOf(changed, async (each) => {
    const following = await parts.subscriptions.following(attentionStream(each.account));
    const members = following.all.filter(({ sent }) => sent !== undefined);
    if (members.length === 0) return;
    const update = await attention.updateOf(each);
    if (update !== undefined) await post(parts, members, [update]);
  });
}

/** Tells them how one thing stands now, whenever the word that it has changed comes. */
export async function tellStanding(parts: StreamParts, whose: Whose): Promise<void> {
  const stands = await parts.attention?.stands(whose);
  if (stands !== undefined) await tellAttention(parts, [stands]);
}

/**
 * New followers of an account get all that is due, and from then on what changes: it is read again until
 * nothing has changed while they were told.
 */
export async function catchUpAttention(
  parts: StreamParts,
  account: string,
  arrived: readonly Subscription[],
): Promise<void> {
  if (parts.attention === undefined) return;
  const following = await parts.subscriptions.following(attentionStream(account));
  const waiting = await admitted(parts, following, arrived);
  if (waiting.length === 0) return;
  await following.record(new Map(waiting.map((each) => [each, CAUGHT_UP])));
  let told = new Map<string, AttentionView>();
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const due = new Map((await parts.attention.due(account)).map((item) => [item.matchId, item]));
    const news = updatesBetween(told, due);
    if (news.length === 0) return;
    await post(parts, waiting, news);
    told = due;
  }
}

/** Those who have arrived, and for whose documents there is room. */
async function admitted(
  parts: StreamParts,
  following: Following,
  arrived: readonly Subscription[],
): Promise<readonly Subscription[]> {
  const isNew = ({ connection, operation }: Subscription): boolean =>
    arrived.some((each) => each.connection === connection && each.operation === operation);
  const seen = following.all.map((subscription) => ({ subscription, audience: 'account' }));
  const { within, beyond } = byRoom(seen, new Set(following.all.filter(isNew)));
  await eachOf(beyond, ({ subscription, words }) =>
    dismiss(parts, subscription, errorFrame(subscription.operation, 'RATE_LIMITED', words)),
  );
  return within.map(({ subscription }) => subscription);
}

function updatesBetween(
  before: ReadonlyMap<string, AttentionView>,
  after: ReadonlyMap<string, AttentionView>,
): readonly AttentionUpdate[] {
  const came = [...after.values()].filter(
    (item) => JSON.stringify(before.get(item.matchId)) !== JSON.stringify(item),
  );
  const went = [...before.values()].filter(({ matchId }) => !after.has(matchId));
  return [
    ...came.map((item) => ({ item, cleared: false })),
    ...went.map((item) => ({ item, cleared: true })),
  ];
}

/** Sends updates in order; each is executed once for all who ask for the same. */
async function post(
  parts: StreamParts,
  members: readonly Subscription[],
  updates: readonly AttentionUpdate[],
): Promise<void> {
  const messages = new Map<string, readonly ReturnType<typeof attentionMessage>[]>();
  const messagesFor = (member: Subscription) => {
    const document = documentOf(member);
    const known =
      messages.get(document) ?? updates.map((update) => attentionMessage(parts, member, update));
    messages.set(document, known);
    return known;
  };
  const sent: Sent = new Map();
  await eachOf(members, async (member) => {
    if (await hasEnded(parts.isValid, subscriberOf(dataOf(member)))) {
      await hangUp(parts, member.connection);
      return;
    }
    for (const each of messagesFor(member)) {
      if (!(await send({ parts, sent }, member, each))) return;
    }
  });
}
