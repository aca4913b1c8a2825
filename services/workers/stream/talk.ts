import { dataOf, subscriberOf } from '../../apis/sockets/data.ts';
import { errorFrame } from '../../apis/sockets/fault.ts';
import { talkStream } from '../../apis/sockets/talk-stream.ts';
import { NO_MATCH } from '../../matches/terms/no-match.ts';
import type { Commit, StoredMessage, Subscription } from '../../platform/storage/contract.ts';
import type { Message } from '../../matches/chat/contract.ts';
import { eachOf } from './each-of.ts';
import { talkMessage } from './message.ts';
import type { StreamParts } from './parts.ts';
import { admit, caughtUp, post } from './post.ts';
import { dismiss } from './send.ts';

const viewerOf = (subscription: Subscription) => subscriberOf(dataOf(subscription));

/** Sends a chat message to the followers of a match's chat who may read it. */
export async function tellMessage(parts: StreamParts, stored: StoredMessage): Promise<void> {
  const members = caughtUp(await parts.subscriptions.following(talkStream(stored.stream)));
  await tellThose(parts, members, stored);
}

/** Sends delayed spectators the messages about the turns that a commit reveals to them. */
export async function tellRevealed(parts: StreamParts, commit: Commit): Promise<void> {
  const revealed = await parts.talk?.revealed(commit);
  if (revealed === undefined || revealed.messages.length === 0) return;
  const following = caughtUp(await parts.subscriptions.following(talkStream(commit.stream)));
  const members = following.filter((each) => revealed.isNewTo(viewerOf(each)));
  for (const stored of revealed.messages) await tellThose(parts, members, stored);
}

async function tellThose(
  parts: StreamParts,
  members: readonly Subscription[],
  stored: StoredMessage,
): Promise<void> {
  const { talk } = parts;
  if (talk === undefined || members.length === 0) return;
  const heard = await talk.hearing(stored);
  const ears = await Promise.all(members.map((member) => heard(viewerOf(member))));
  const hearing = members.filter((_, i) => ears[i]);
  if (hearing.length === 0) return;
  const message = await talk.told(stored);
  if (message !== undefined) await tell(parts, hearing, [message]);
}

/** New followers of talk get what they missed since the message that they name; the same may come twice. */
export async function catchUpTalk(
  parts: StreamParts,
  matchId: string,
  arrived: readonly Subscription[],
): Promise<void> {
  const { talk } = parts;
  if (talk === undefined) return;
  const following = await parts.subscriptions.following(talkStream(matchId));
  const audience = await parts.projections.audience(matchId);
  const audiences = new Map(
    await Promise.all(
      following.all.map(async (each) => [each, await audience(viewerOf(each))] as const),
    ),
  );
  const waiting = await admit(
    parts,
    { following, arrived },
    (each) => audiences.get(each) ?? 'nobody',
  );
  await eachOf(waiting, async (each) => {
    if (audiences.get(each) === undefined) {
      await dismiss(parts, each, errorFrame(each.operation, 'NOT_FOUND', NO_MATCH));
      return;
    }
    const { since } = dataOf(each);
    if (since === undefined) return;
    const missed = await talk.since(viewerOf(each), matchId, since);
    if (missed.length > 0) await tell(parts, [each], missed);
  });
}

const tell = (
  parts: StreamParts,
  members: readonly Subscription[],
  updates: readonly Message[],
): Promise<void> =>
  post(parts, { members, updates }, (member, update) => talkMessage(parts, member, update));
