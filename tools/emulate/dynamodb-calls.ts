import * as z from 'zod';
import { tableDefinition } from '../../services/platform/storage/table/table.ts';
import type { Call } from './judge.ts';

const attribute = z.object({ S: z.string().optional() }).loose();
const item = z.record(z.string(), attribute);

/** The fields of a DynamoDB request that concern permissions and streams. */
const request = z
  .object({
    TableName: z.string().optional(),
    IndexName: z.string().optional(),
    Key: item.optional(),
    Item: item.optional(),
    KeyConditionExpression: z.string().optional(),
    ExpressionAttributeNames: z.record(z.string(), z.string()).optional(),
    ExpressionAttributeValues: item.optional(),
    RequestItems: z.record(z.string(), z.object({ Keys: z.array(item) }).loose()).optional(),
    ReturnValues: z.string().optional(),
  })
  .loose();
export type DynamodbRequest = z.infer<typeof request>;
export type StoredItem = z.infer<typeof item>;

export const readRequest = (body: string): DynamodbRequest => request.parse(JSON.parse(body));

/** The calls that a request makes, one for each table and index. */
export function callsOf(operation: string, asked: DynamodbRequest, arn: ArnOf): readonly Call[] {
  const action = `dynamodb:${operation}`;
  if (asked.RequestItems !== undefined) {
    return Object.entries(asked.RequestItems).map(([table, { Keys }]) => ({
      action,
      resource: arn(table),
      leadingKeys: Keys.map(partitionOf),
    }));
  }
  const { TableName = '', IndexName } = asked;
  const index = IndexName === undefined ? '' : `/index/${IndexName}`;
  return [{ action, resource: `${arn(TableName)}${index}`, leadingKeys: leadingKeysOf(asked) }];
}

/** Returns the ARN of a table by its name. */
export type ArnOf = (table: string) => string;

/** The partition key of an item, or of a key. */
export const partitionOf = (keys: StoredItem): string =>
  keys[tableDefinition.partitionKey]?.S ?? '';

function leadingKeysOf(asked: DynamodbRequest): readonly string[] {
  const keys = asked.Key ?? asked.Item;
  if (keys !== undefined) return [partitionOf(keys)];
  const { IndexName, KeyConditionExpression = '' } = asked;
  const index = tableDefinition.indexes.find(({ name }) => name === IndexName);
  const wanted = index?.partitionKey ?? tableDefinition.partitionKey;
  for (const [, name = '', value = ''] of KeyConditionExpression.matchAll(equality)) {
    const attributeName = asked.ExpressionAttributeNames?.[name] ?? name;
    if (attributeName === wanted) return [asked.ExpressionAttributeValues?.[value]?.S ?? ''];
  }
  return [''];
}

const equality = /(#?\w+)\s*=\s*(:\w+)/g;
