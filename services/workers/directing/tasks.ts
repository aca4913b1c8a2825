import type { DynamoDBRecord } from 'aws-lambda';
import { calls, decodeStreamRecord, isFact } from '../../platform/storage/events/changes.ts';
import { tournamentOf } from '../../platform/storage/tournaments/name.ts';
import { byPartition, type Task } from '../../platform/queues/batch.ts';
import type { Director } from '../../tournaments/directing/director.ts';

/**
 * Plans the director's tasks for a batch of the stream: folds a tournament with new facts in its
 * inbox, directs one that calls for it, each of them once, and passes it the results of its
 * matches.
 */
export const directingTasks = (
  director: Pick<Director, 'fold' | 'direct' | 'tell'>,
  records: readonly DynamoDBRecord[],
  isTimeUp?: () => boolean,
): readonly Task[] => [
  ...byPartition(records.filter(isFact), ([record]) =>
    ofTournament(record, (tournament) => director.fold(tournament, isTimeUp)),
  ),
  ...byPartition(
    records.filter((each) => calls('director', each)),
    ([record]) => ofTournament(record, director.direct),
  ),
  ...byPartition(
    records.filter((each) => calls('result', each)),
    async (some) => {
      for (const record of some) {
        const change = decodeStreamRecord(record);
        if (change.type === 'commit') await director.tell(change.commit);
      }
    },
  ),
];

async function ofTournament(
  record: DynamoDBRecord | undefined,
  act: (tournament: string) => Promise<void>,
): Promise<void> {
  const tournament = tournamentOf(record?.dynamodb?.NewImage?.['stream']?.S ?? '');
  if (tournament !== undefined) await act(tournament);
}
