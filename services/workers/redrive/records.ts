import {
  GetRecordsCommand,
  GetShardIteratorCommand,
  type AttributeValue as Stored,
  type DynamoDBStreamsClient,
  type _Record,
} from '@aws-sdk/client-dynamodb-streams';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';

/** A stretch of a shard of the table's stream, both ends in it. */
export type ShardRange = {
  readonly streamArn: string;
  readonly shardId: string;
  readonly startSequenceNumber: string;
  readonly endSequenceNumber: string;
};

/** Reads the records of a span once more, as Lambda hands them over. */
export type ReadSpan = (span: ShardRange) => Promise<readonly DynamoDBRecord[]>;

/** A page may be empty though more follow; a span takes a few pages, and never this many. */
const MAX_PAGES = 50;

/** Reads records from the stream itself, which drops them after a day: from then on this throws. */
export const readingFrom =
  (client: DynamoDBStreamsClient): ReadSpan =>
  async (span) => {
    const end = BigInt(span.endSequenceNumber);
    const found: DynamoDBRecord[] = [];
    let iterator = await iteratorOf(client, span);
    for (let page = 0; page < MAX_PAGES && iterator !== undefined; page += 1) {
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator: iterator }),
      );
      found.push(...Records.filter((each) => sequenceOf(each) <= end).map(asDelivered));
      if (Records.some((each) => sequenceOf(each) >= end)) return found;
      iterator = NextShardIterator;
    }
    throw new LostSpanError(span);
  };

async function iteratorOf(
  client: DynamoDBStreamsClient,
  { streamArn, shardId, startSequenceNumber }: ShardRange,
): Promise<string | undefined> {
  const { ShardIterator } = await client.send(
    new GetShardIteratorCommand({
      StreamArn: streamArn,
      ShardId: shardId,
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: startSequenceNumber,
    }),
  );
  return ShardIterator;
}

/** Sequence numbers are whole numbers too long for any other type. */
const sequenceOf = ({ dynamodb }: _Record): bigint => BigInt(dynamodb?.SequenceNumber ?? '0');

function asDelivered({ eventID, eventName, dynamodb }: _Record): DynamoDBRecord {
  const { Keys = {}, NewImage, SequenceNumber = '' } = dynamodb ?? {};
  return {
    ...(eventID === undefined ? {} : { eventID }),
    ...(eventName === undefined ? {} : { eventName }),
    eventSource: 'aws:dynamodb',
    dynamodb: {
      Keys: plain(Keys),
      ...(NewImage === undefined ? {} : { NewImage: plain(NewImage) }),
      SequenceNumber,
    },
  };
}

/** Lambda's JSON has bytes in base64. The store's items are flat. */
const plain = (item: Record<string, Stored>): Record<string, AttributeValue> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, { S, N, B }]): [string, AttributeValue][] => {
      if (S !== undefined) return [[name, { S }]];
      if (N !== undefined) return [[name, { N }]];
      return B === undefined ? [] : [[name, { B: Buffer.from(B).toString('base64') }]];
    }),
  );

/** The stream no longer has, or not yet gives, all that was given up. */
class LostSpanError extends Error {
  override readonly name = 'LostSpanError';
  constructor({ shardId, startSequenceNumber, endSequenceNumber }: ShardRange) {
    super(
      `Not all records of ${shardId} from ${startSequenceNumber} to ${endSequenceNumber} can be read.`,
    );
  }
}
