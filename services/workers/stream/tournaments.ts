import type { DynamoDBRecord } from 'aws-lambda';
import { tournamentOf } from '../../platform/storage/tournaments/name.ts';
import { fanOut } from './fan-out.ts';
import type { Pace } from './pace.ts';
import type { StreamParts } from './parts.ts';
import { caughtUp } from './post.ts';
import { tournamentRoot } from './tournament-root.ts';

/** Tests if a record is a commit of a tournament. */
export const isOfTournament = ({ eventName, dynamodb }: DynamoDBRecord): boolean =>
  eventName === 'INSERT' && tournamentOf(dynamodb?.NewImage?.['stream']?.S ?? '') !== undefined;

/** Sends the followers of a tournament its commits that came together, at their pace. */
export async function tellTournament(
  parts: StreamParts,
  pace: Pace,
  records: readonly DynamoDBRecord[],
): Promise<void> {
  const commits = records.flatMap((record) => {
    const change = parts.changeOf(record);
    return change.type === 'commit' ? [change.commit] : [];
  });
  const newest = commits.toSorted((a, b) => a.version - b.version).at(-1);
  if (newest === undefined) return;
  const { stream, version } = newest;
  await pace.inTurn(stream, async () => {
    const following = await parts.subscriptions.following(stream);
    if (caughtUp(following).length === 0) return false;
    await fanOut(parts, { root: tournamentRoot(parts), stream, version }, following);
    return true;
  });
}
