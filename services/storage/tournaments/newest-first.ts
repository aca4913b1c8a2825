import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { CursorError } from '../errors.ts';
import type { Page } from '../read-models/contract.ts';
import { fromCursor, toCursor } from '../read-models/cursor.ts';
import type { Table } from '../table/client.ts';
import { itemsUnder } from '../table/query.ts';

const MOST = 100;

type Of<T> = {
  /** The partition of an account's. */
  partition(account: string): string;
  /** How the sort keys of the list begin; the rest of each is in order of time. */
  readonly prefix: string;
  read(item: unknown): T;
};
type Paging = { readonly first: number; readonly after?: string | undefined };

/** The lists that accounts have of one kind, read from the newest back, or whole: consistent. */
export const newestFirst = <T>(table: Table, { partition, prefix, read }: Of<T>) => ({
  /** At most `first` (1 to 100) after a cursor of the same account; throws `CursorError` for any other. */
  async page(account: string, { first, after }: Paging): Promise<Page<T>> {
    if (!Number.isInteger(first) || first < 1 || first > MOST) {
      throw new RangeError(`A page has 1 to ${String(MOST)} items, not ${String(first)}.`);
    }
    const pk = partition(account);
    const behind = after === undefined ? `${prefix}\uffff` : fromCursor(pk, after);
    // whoever makes a cursor up is not to look around in the partition by it
    if (!behind.startsWith(prefix)) throw new CursorError();
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :prefix AND :behind',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix, ':behind': behind },
        ConsistentRead: true,
        ScanIndexForward: false,
        // one to know whether more follow, and the one that the cursor is of
        Limit: first + 2,
      }),
    );
    const found = Items.filter(({ sk }) => sk !== behind);
    const items = found
      .slice(0, first)
      .map((item) => ({ cursor: toCursor(pk, String(item['sk'])), item: read(item) }));
    return { items, hasNext: found.length > first };
  },
  /** All, the oldest first. */
  async all(account: string): Promise<readonly T[]> {
    return (await itemsUnder(table, partition(account), prefix)).map(read);
  },
});
