import {
  ConditionalCheckFailedException,
  ProvisionedThroughputExceededException,
  RequestLimitExceeded,
  ThrottlingException,
} from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentionError } from '../../services/platform/storage/errors.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { itemsAt } from '../../services/platform/storage/table/batch-get.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import { commit } from './commits.ts';

const table = 'questhall';
const mocked = () => mockClient(DynamoDBDocumentClient);
let database: ReturnType<typeof mocked>;
beforeEach(() => {
  database = mocked();
});
afterEach(() => database.restore());

const client = () => createClient({ endpoint: 'http://127.0.0.1:1' });
const reply = { message: 'No.', $metadata: {} };

describe('a write that the database refuses', () => {
  it.each([
    new ProvisionedThroughputExceededException(reply),
    new RequestLimitExceeded(reply),
    new ThrottlingException({
      ...reply,
      throttlingReasons: [{ reason: 'TableWriteMaxOnDemandThroughputExceeded', resource: table }],
    }),
  ])('as $name is an outage, and never mistaken for a conflict', async (fault) => {
    database.on(PutCommand).rejects(fault);
    const { events } = createStore({ client: client(), table });
    await expect(events.append(commit({ stream: 'm', version: 0 }))).rejects.toBe(fault);
  });

  it('because its condition failed is a conflict', async () => {
    database.on(PutCommand).rejects(new ConditionalCheckFailedException(reply));
    const { events } = createStore({ client: client(), table });
    expect(await events.append(commit({ stream: 'm', version: 0 }))).toBe('conflict');
  });
});

describe('a batch that the database reads in part', () => {
  const keys = ['a', 'b', 'c'].map((pk) => ({ pk, sk: 'x' }));
  const [first, ...rest] = keys;

  it('is read again until it is complete', async () => {
    database
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { [table]: [{ ...first }] },
        UnprocessedKeys: { [table]: { Keys: rest } },
      })
      .resolves({ Responses: { [table]: rest }, UnprocessedKeys: {} });
    expect(await itemsAt({ client: client(), table }, keys)).toEqual(keys);
    const asked = database.commandCalls(BatchGetCommand).map(({ args }) => args[0].input);
    expect(asked.map(({ RequestItems }) => RequestItems?.[table]?.Keys)).toEqual([keys, rest]);
  });

  it('is given up if the same keys stay unread', async () => {
    database.on(BatchGetCommand).resolves({ UnprocessedKeys: { [table]: { Keys: keys } } });
    await expect(itemsAt({ client: client(), table }, keys)).rejects.toThrow(ContentionError);
  });
});
