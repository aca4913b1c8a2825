import type { DynamoDBRecord } from 'aws-lambda';
import { isSubscription } from '../storage/events/changes.ts';
import type { Commit } from '../storage/contract.ts';
import { byPartition, inBatches, type StreamHandler } from './batch.ts';
import { attentionStreamOf } from '../sockets/attention-stream.ts';
import { talkStreamOf } from '../sockets/talk-stream.ts';
import { catchUpAttention, tellAttention, tellStanding } from './attention.ts';
import { catchUp } from './catch-up.ts';
import { fanOut } from './fan-out.ts';
import type { StreamParts } from './parts.ts';
import { catchUpTalk, tellMessage, tellRevealed } from './talk.ts';

export type { StreamHandler } from './batch.ts';

/**
 * Consumes the table's stream. What was stored for a match is handled in order: its lists are
 * brought up to date, its watchers are told, its bots play on where that is asked for here. Whoever
 * has begun to follow waits until that is done, and all of a match are caught up together: nobody's
 * coming and going may hold up those who play.
 */
export const streamHandler = (parts: StreamParts): StreamHandler =>
  inBatches((records) => {
    const arrivals = records.filter(isSubscription);
    const others = records.filter((record) => !isSubscription(record));
    return [
      others.map((record) => ({ records: [record], work: () => consume(parts, record) })),
      byPartition(arrivals, (some) => arrive(parts, some)),
    ];
  }, parts.log);

async function consume(parts: StreamParts, record: DynamoDBRecord): Promise<void> {
  const change = parts.changeOf(record);
  if (change.type === 'commit') await tell(parts, change.commit);
  if (change.type === 'attention') await tellStanding(parts, change);
  if (change.type === 'message') await tellMessage(parts, change.message);
  if (change.type === 'altered') {
    parts.altered?.();
    parts.log.error('A commit was altered', { keys: change.keys });
  }
}

async function tell(parts: StreamParts, commit: Commit): Promise<void> {
  const reading = parts.subscriptions.following(commit.stream);
  reading.catch(() => undefined); // it is told of where it is awaited
  await parts.projections.project(commit);
  try {
    await Promise.all([
      attend(parts, commit),
      reading
        .then((following) => fanOut(parts, commit, following))
        .then(() => tellRevealed(parts, commit)),
    ]);
    parts.told?.(commit);
  } finally {
    // whoever cannot be told is tried again; the table must not wait for that
    if (commit.calls?.includes('bots') === true) await parts.playBots?.(commit.stream);
  }
}

/** Keeps whom the match wants now, and tells those who follow that. */
async function attend(parts: StreamParts, commit: Commit): Promise<void> {
  const kept = await parts.attention?.keep(commit);
  if (kept === undefined) return;
  await tellAttention(parts, kept.changed);
  kept.done();
}

async function arrive(parts: StreamParts, records: readonly DynamoDBRecord[]): Promise<void> {
  const arrived = records.flatMap((record) => {
    const change = parts.changeOf(record);
    return change.type === 'subscription' ? [change.subscription] : [];
  });
  const [first] = arrived;
  if (first === undefined) return;
  const account = attentionStreamOf(first.stream);
  const talkOf = talkStreamOf(first.stream);
  if (account !== undefined) await catchUpAttention(parts, account, arrived);
  else if (talkOf !== undefined) await catchUpTalk(parts, talkOf, arrived);
  else await catchUp(parts, first.stream, arrived);
}
