import type { DynamoDBRecord } from 'aws-lambda';
import { isSubscription } from '../../platform/storage/events/changes.ts';
import type { Commit } from '../../platform/storage/contract.ts';
import { tournamentOf } from '../../platform/storage/tournaments/name.ts';
import { seriesOf } from '../../platform/storage/tournaments/series-name.ts';
import {
  inBatches,
  partitions,
  type StreamHandler,
  type Task,
} from '../../platform/queues/batch.ts';
import { tellAttention, tellStanding } from './attention.ts';
import { fanOut } from './fan-out.ts';
import { matchRoot } from './match-root.ts';
import { pacing } from './pace.ts';
import type { ConsumerParts, StreamParts } from './parts.ts';
import { tracksReach } from './reach.ts';
import { arriveAt } from './roots.ts';
import { tellMessage, tellRevealed } from './talk.ts';
import { isOfTournament, tellTournament } from './tournaments.ts';

export type { StreamHandler } from '../../platform/queues/batch.ts';

/**
 * Consumes the table's stream. Commits of a match are handled in order: its lists are updated, its
 * followers notified, its bots play on if they run here. New followers wait until that is done, and
 * all of a match are caught up together, so that their coming and going can't delay the players.
 * Followers of tournaments, who come last, can't delay them either.
 */
export function streamHandler(
  { channel: gateway, ...others }: ConsumerParts,
  pace = pacing(),
): StreamHandler {
  return inBatches((records) => {
    const reach = tracksReach({ channel: gateway, ...others });
    /** The tasks of a round, one for each list of records. */
    const tasks = (
      lists: readonly (readonly DynamoDBRecord[])[],
      work: (parts: StreamParts, some: readonly DynamoDBRecord[]) => Promise<void>,
    ): readonly Task[] =>
      lists.map((some) => {
        const { channel, check } = reach.task();
        return { records: some, work: () => work({ ...others, channel }, some), check };
      });
    const arrivals = records.filter(isSubscription);
    const changes = records.filter((record) => !isSubscription(record));
    const steps = changes.filter(isOfTournament);
    const rounds = [
      tasks(
        changes.map((record) => [record]),
        async (parts, some) => {
          for (const record of some) await consume(parts, record);
        },
      ),
      tasks(partitions(arrivals), arrive),
      tasks(partitions(steps), (parts, some) => tellTournament(parts, pace, some)),
    ];
    return { rounds, finish: reach.settle };
  }, others.log);
}

async function consume(parts: StreamParts, record: DynamoDBRecord): Promise<void> {
  const change = parts.changeOf(record);
  if (change.type === 'commit' && isOfMatch(change.commit)) await tell(parts, change.commit);
  if (change.type === 'attention') await tellStanding(parts, change);
  if (change.type === 'message') await tellMessage(parts, change.message);
  if (change.type === 'altered') {
    parts.altered?.();
    parts.log.error('A commit was altered', { keys: change.keys });
  }
}

const isOfMatch = ({ stream }: Commit): boolean =>
  tournamentOf(stream) === undefined && seriesOf(stream) === undefined;

async function tell(parts: StreamParts, commit: Commit): Promise<void> {
  const reading = parts.subscriptions.following(commit.stream);
  reading.catch(() => undefined); // an error surfaces when it is awaited
  await parts.projections.project(commit);
  try {
    await Promise.all([
      attend(parts, commit),
      parts.announceTable?.(commit),
      reading
        .then((following) => fanOut(parts, { ...commit, root: matchRoot(parts) }, following))
        .then(() => tellRevealed(parts, commit)),
    ]);
    parts.told?.(commit);
  } finally {
    // a failed notification is tried again; the table must not wait for that
    if (commit.calls?.includes('bots') === true) await parts.playBots?.(commit.stream);
  }
}

/** Stores the accounts that the match waits for now, and notifies their followers. */
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
  if (first !== undefined) await arriveAt(parts, first.stream, arrived);
}
