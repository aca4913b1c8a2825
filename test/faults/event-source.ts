import type { DynamoDBRecord } from 'aws-lambda';

/** A batch that was given up, by its place in the stream. */
export type GivenUp = {
  readonly streamArn: string;
  readonly shardId: string;
  readonly startSequenceNumber: string;
  readonly endSequenceNumber: string;
};

/** Consumes records; returns the sequence numbers of those that failed. */
type Consume = (records: readonly DynamoDBRecord[]) => Promise<readonly string[]>;

/**
 * Delivers a shard's records as Lambda does if partial failures are reported: after a failure again
 * from the first that failed on. After `tries` tries it gives that one up and goes on.
 */
export const eventSource = (consume: Consume, { tries = 4 }: { readonly tries?: number } = {}) => ({
  async deliver(records: readonly DynamoDBRecord[]): Promise<readonly GivenUp[]> {
    const givenUp: GivenUp[] = [];
    let left = records;
    for (let failures = 0; left.length > 0;) {
      const failed = new Set(await consume(left));
      const first = left.findIndex((record) => failed.has(sequenceOf(record)));
      if (first === -1) return givenUp;
      failures = first > 0 ? 1 : failures + 1;
      left = left.slice(first);
      const [sick] = left;
      if (failures < tries || sick === undefined) continue;
      givenUp.push(spanOf(sick));
      left = left.slice(1);
      failures = 0;
    }
    return givenUp;
  },
});

const sequenceOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? '';

const spanOf = (record: DynamoDBRecord): GivenUp => ({
  streamArn: 'arn:aws:dynamodb:eu-west-1:000000000000:table/questhall/stream/1',
  shardId: 'shardId-1',
  startSequenceNumber: sequenceOf(record),
  endSequenceNumber: sequenceOf(record),
});
