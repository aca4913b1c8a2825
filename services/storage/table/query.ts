import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './client.ts';

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>;
type Item = Readonly<Record<string, unknown>>;

/**
 * The answers to a query, a page at a time; what follows is only asked for when it is wanted. A
 * page ends at the query's limit or at 1 MB.
 */
export async function* pages({ client, table }: Table, query: Query): AsyncGenerator<Item[]> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({ ...query, TableName: table, ExclusiveStartKey }),
    );
    yield page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
}

/** All items of a partition whose sort keys begin so; consistent. */
export async function itemsUnder(table: Table, pk: string, prefix: string): Promise<Item[]> {
  const query = {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    ConsistentRead: true,
  };
  const items: Item[] = [];
  for await (const page of pages(table, query)) items.push(...page);
  return items;
}
