import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { CursorError } from '../errors.ts';
import type { Page } from '../read-models/contract.ts';
import { fromCursor, toCursor } from '../read-models/cursor.ts';
import type { Table } from '../table/client.ts';

const MOST = 100;

type Wanted = { readonly pk: string; readonly prefix: string };
export type Paging = { readonly first: number; readonly after?: string | undefined };

/**
 * A page of the items of a partition whose sort keys begin so, from the last one back: at most `first` (1 to 100)
 * after a cursor of the same list; consistent. Throws `CursorError` for any other.
 */
export async function newestFirst(
  { client, table: TableName }: Table,
  { pk, prefix }: Wanted,
  { first, after }: Paging,
): Promise<Page<Readonly<Record<string, unknown>>>> {
  if (!Number.isInteger(first) || first < 1 || first > MOST) {
    throw new RangeError(`A page has 1 to ${String(MOST)} items, not ${String(first)}.`);
  }
  const behind = after === undefined ? `${prefix}\uffff` : fromCursor(pk, after);
  // whoever makes a cursor up is not to look around in the partition by it
  if (!behind.startsWith(prefix)) throw new CursorError();
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :prefix AND :behind',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix, ':behind': behind },
      ConsistentRead: true,
      ScanIndexForward: false,
      // one to know whether more follow, and the one that the cursor is of
      Limit: first + 2,
    }),
  );
  const found = Items.filter(({ sk }) => sk !== behind);
  return {
    items: found
      .slice(0, first)
      .map((item) => ({ cursor: toCursor(pk, String(item['sk'])), item })),
    hasNext: found.length > first,
  };
}
