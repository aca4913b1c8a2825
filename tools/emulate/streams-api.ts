import * as z from 'zod';
import type { Call } from './judge.ts';
import { fault, type Answer } from './database.ts';
import { SHARD, type StreamLog } from './stream-log.ts';

export const streamCall = (operation: string, arn: string): Call => ({
  action: `dynamodb:${operation}`,
  resource: operation === 'ListStreams' ? '*' : arn,
});

const wanted = z.object({
  SequenceNumber: z.string().optional(),
  ShardIterator: z.string().optional(),
});

/** The stream operations that `redrive` uses. An iterator is the index in the only shard. */
export function streamsApi({ records }: StreamLog, operation: string, body: string): Answer {
  const { SequenceNumber, ShardIterator } = wanted.parse(JSON.parse(body));
  switch (operation) {
    case 'GetShardIterator': {
      const from = records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === SequenceNumber);
      if (from === -1) return fault(400, 'TrimmedDataAccessException', 'It is not there any more.');
      return said({ ShardIterator: String(from) });
    }
    case 'GetRecords':
      return said({
        Records: records.slice(Number(ShardIterator)),
        NextShardIterator: String(records.length),
      });
    case 'DescribeStream':
      return said({ StreamDescription: { Shards: [{ ShardId: SHARD }] } });
    default:
      return fault(400, 'ValidationException', `${operation} is not emulated.`);
  }
}

const said = (value: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(value),
});
