import { CursorError } from '../errors.ts';
import { LAST_RANK } from '../read-models/backwards.ts';
import type { Page } from '../read-models/contract.ts';
import { fromCursor, toCursor } from '../read-models/cursor.ts';
import { checkPageSize } from '../read-models/page-size.ts';
import type { Table } from '../table/client.ts';
import { itemsUnder, lastItems } from '../table/query.ts';

type Of<T> = {
  /** The partition of an account's. */
  partition(account: string): string;
  /** The prefix of the list's sort keys; the rest of each is in order of time. */
  readonly prefix: string;
  schema(): { parse(item: unknown): T };
};
type Paging = { readonly first: number; readonly after?: string | undefined };

/** The lists that accounts have of one kind, read from the newest back, or whole: consistent. */
export const newestFirst = <T>(table: Table, { partition, prefix, schema }: Of<T>) => ({
  /**
   * Reads at most `first` (1 to 100) after a cursor of the same account; throws `CursorError` for
   * any other.
   */
  async page(account: string, { first, after }: Paging): Promise<Page<T>> {
    checkPageSize(first);
    const pk = partition(account);
    const behind = after === undefined ? prefix + LAST_RANK : fromCursor(pk, after);
    // a made-up cursor must not read the rest of the partition
    if (!behind.startsWith(prefix)) throw new CursorError();
    // one to know whether more follow, and the one that the cursor is of
    const part = { from: prefix, to: behind, most: first + 2 };
    const found = (await lastItems(table, pk, part)).filter(({ sk }) => sk !== behind);
    const items = found
      .slice(0, first)
      .map((item) => ({ cursor: toCursor(pk, String(item['sk'])), item: schema().parse(item) }));
    return { items, hasNext: found.length > first };
  },
  /** All, the oldest first. */
  async all(account: string): Promise<readonly T[]> {
    const items = await itemsUnder(table, partition(account), prefix);
    return items.map((item) => schema().parse(item));
  },
});
