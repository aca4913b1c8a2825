import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/**
 * The definition of the one table, as data: the local run and the deployment create it from this.
 * All keys are text. Only entries of lists carry `list` and `rank`, so the index holds nothing
 * else.
 */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Unix seconds. DynamoDB removes what has expired days later, so reads check it too. */
  ttl: 'expires',
  stream: 'NEW_IMAGE',
  indexes: [{ name: 'lists', partitionKey: 'list', sortKey: 'rank', projection: 'KEYS_ONLY' }],
} as const;

/** The records of the table's stream that a consumer needs; the rest need not wake it. */
export const streamFilters = [
  {
    eventName: ['INSERT'],
    dynamodb: { Keys: { sk: { S: [{ prefix: 'COMMIT#' }, { prefix: 'ARRIVAL#' }] } } },
  },
  // no policy can keep a put from taking a commit's place; so it is noticed
  { eventName: ['MODIFY', 'REMOVE'], dynamodb: { Keys: { sk: { S: [{ prefix: 'COMMIT#' }] } } } },
  { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { sk: { S: [{ prefix: 'MSG#' }] } } } },
  // most followers of attention are notified with the commit that changes it
  {
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: {
      Keys: { sk: { S: [{ prefix: 'ATTN#' }] } },
      NewImage: { tells: { S: ['followers'] } },
    },
  },
];

/**
 * The filters for the consumer that acts: commits that call a worker, and facts that come into an
 * inbox.
 */
export const actingFilters = [
  {
    eventName: ['INSERT'],
    dynamodb: {
      Keys: { sk: { S: [{ prefix: 'COMMIT#' }] } },
      NewImage: { calls: { S: [{ exists: true }] } },
    },
  },
  { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'INBOX#' }] } } } },
] as const;

/** The input of CreateTable for the definition. */
export function createTableInput(table: string): CreateTableCommandInput {
  const { partitionKey, sortKey, stream, indexes } = tableDefinition;
  const names = [partitionKey, sortKey, ...indexes.flatMap((i) => [i.partitionKey, i.sortKey])];
  return {
    TableName: table,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keySchema(partitionKey, sortKey),
    GlobalSecondaryIndexes: indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: index.projection },
    })),
    StreamSpecification: { StreamEnabled: true, StreamViewType: stream },
  };
}

const keySchema = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];
