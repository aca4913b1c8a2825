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

/** A part of a partition: its sort keys from one to another, both included, and at most how many of them. */
type Last = { readonly from: string; readonly to: string; readonly most: number };

/** The last items of a part of a partition, the last first; consistent. */
export async function lastItems(
  { client, table }: Table,
  pk: string,
  { from, to, most }: Last,
): Promise<Item[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  return Items;
}
