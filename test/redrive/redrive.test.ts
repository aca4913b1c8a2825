import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import { afterEach, describe, expect, it } from 'vitest';
import { readingFrom } from '../../services/workers/redrive/records.ts';
import { redriving } from '../../services/workers/redrive/redrive.ts';

const span = {
  streamArn: 'arn:aws:dynamodb:eu-west-1:000000000000:table/questhall/stream/1',
  shardId: 'shardId-1',
  startSequenceNumber: '100000000000000000000000003',
  endSequenceNumber: '100000000000000000000000005',
};
/** A message as Lambda leaves it in an on-failure queue. */
const message = (messageId: string, of: object = span): SQSEvent['Records'][number] =>
  ({
    messageId,
    body: JSON.stringify({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 9 },
      responseContext: { statusCode: 200, executedVersion: '$LATEST' },
      version: '1.0',
      timestamp: '2026-11-22T03:00:00.000Z',
      DDBStreamBatchInfo: { ...of, batchSize: 3 },
    }),
  }) as SQSEvent['Records'][number];

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A stream of a table, with the pages it gives from the iterator on, and what it was asked. */
async function streamOf(pages: readonly (readonly string[])[]) {
  const asked: unknown[] = [];
  // a connection is never closed under a client that does not try again
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void json(request).then((body) => {
      const target = request.headers['x-amz-target'];
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      if (target === 'DynamoDBStreams_20120810.GetShardIterator') {
        asked.push(body);
        response.end(JSON.stringify({ ShardIterator: '0' }));
        return;
      }
      const page = Number((body as { ShardIterator: string }).ShardIterator);
      const next = page + 1 < pages.length ? { NextShardIterator: String(page + 1) } : {};
      response.end(JSON.stringify({ Records: (pages[page] ?? []).map(record), ...next }));
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new DynamoDBStreamsClient({
    endpoint: `http://127.0.0.1:${String(port)}`,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  return { asked, read: readingFrom(client) };
}

const record = (last: string) => ({
  eventID: `e${last}`,
  eventName: 'INSERT',
  dynamodb: {
    Keys: { pk: { S: 'STREAM#m' }, sk: { S: `COMMIT#${last}` } },
    NewImage: { version: { N: last }, body: { B: Buffer.from('packed').toString('base64') } },
    SequenceNumber: `10000000000000000000000000${last}`,
  },
});

/** A consumer that keeps its events, and fails on the given records. */
function consumer(failing: readonly string[] = []) {
  const given: DynamoDBStreamEvent[] = [];
  const said: string[] = [];
  return {
    given,
    said,
    handler: async (event: DynamoDBStreamEvent) => {
      given.push(event);
      return { batchItemFailures: failing.map((itemIdentifier) => ({ itemIdentifier })) };
    },
    log: { warn: () => undefined, error: (text: string) => said.push(text) },
  };
}

describe('a dead letter of a stream’s consumer', () => {
  it('is read from the stream again and passed on unchanged', async () => {
    const { read, asked } = await streamOf([['3'], [], ['4', '5', '6'], ['7']]);
    const taken = consumer();
    const redrive = redriving({ read, ...taken });
    expect(await redrive({ Records: [message('m1')] })).toEqual({ batchItemFailures: [] });
    expect(asked).toEqual([
      {
        StreamArn: span.streamArn,
        ShardId: 'shardId-1',
        ShardIteratorType: 'AT_SEQUENCE_NUMBER',
        SequenceNumber: span.startSequenceNumber,
      },
    ]);
    const [{ Records } = { Records: [] }] = taken.given;
    expect(Records).toEqual(
      ['3', '4', '5'].map((each) => ({ ...record(each), eventSource: 'aws:dynamodb' })),
    );
  });

  it('stays in the queue while a record of it fails', async () => {
    const { read } = await streamOf([['3', '4', '5']]);
    const redrive = redriving({ read, ...consumer([span.endSequenceNumber]) });
    const { batchItemFailures } = await redrive({ Records: [message('m1')] });
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'm1' }]);
  });

  it('stays in the queue, and isn’t passed on in part, if the stream has lost some records', async () => {
    const { read } = await streamOf([['3', '4']]);
    const taken = consumer();
    const redrive = redriving({ read, ...taken });
    const { batchItemFailures } = await redrive({ Records: [message('m1')] });
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'm1' }]);
    expect(taken.given).toEqual([]);
    expect(taken.said).toHaveLength(1);
  });

  it('doesn’t block other messages', async () => {
    const { read } = await streamOf([['3', '4', '5']]);
    const taken = consumer();
    const redrive = redriving({ read, ...taken });
    const odd = { ...message('odd'), body: '{}' };
    const { batchItemFailures } = await redrive({ Records: [odd, message('m2')] });
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'odd' }]);
    expect(taken.given).toHaveLength(1);
  });
});
