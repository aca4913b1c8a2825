import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { Summary, List, Page, Unreadable } from '../contract.ts';
import { backwards, LAST_RANK } from './backwards.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { summariesOf } from './summaries-of.ts';
import { indexed, nameOf, shows } from './lists.ts';
import { checkPageSize, MOST } from './page-size.ts';
import { pages } from '../table/query.ts';

/** Reads one more than it was asked for, to know whether there is a next page. */
export async function pageOf(
  table: Table,
  list: List,
  { first, after }: { first: number; after?: string | undefined },
): Promise<Page<Summary>> {
  checkPageSize(first);
  const items = [];
  const unreadable: Unreadable[] = [];
  const before = after === undefined ? LAST_RANK : fromCursor(nameOf(list), after);
  for await (const item of standing(table, list, {
    ...{ before, limit: Math.min(first + 1, MOST), unreadable },
  })) {
    items.push(item);
    if (items.length > first) break;
  }
  return { items: items.slice(0, first), hasNext: items.length > first, unreadable };
}

/** Yields the summaries of the list before a rank, fetched `limit` at a time. */
async function* standing(
  table: Table,
  list: List,
  {
    before,
    limit,
    unreadable,
  }: { readonly before: string; readonly limit: number; readonly unreadable: Unreadable[] },
) {
  for await (const found of pages(table, backwards(indexed(list), before, limit))) {
    const entries = found.map((item) => entry().parse(item));
    const summaries = await summariesOf(
      table,
      entries.map(({ pk }) => pk),
      unreadable,
    );
    const moved = await summariesOf(
      table,
      entries.flatMap(({ pk }) => movedTo(pk) ?? []),
    );
    for (const { pk, rank } of entries) {
      const item = summaries.get(pk);
      if (item === undefined || !shows(list, item)) continue;
      // an early release left its entry behind after a later one has written the summary again
      if (moved.has(movedTo(pk) ?? pk)) continue;
      yield { cursor: toCursor(nameOf(list), rank), item };
      // while the index moves an entry it may show it in both places
      summaries.delete(pk);
    }
  }
}

const entry = once(() => z.object({ pk: z.string(), rank: z.string() }));

/**
 * Computes the partition to which a summary moves that an early release stored beside its stream;
 * `undefined` for others.
 */
const movedTo = (partition: string): string | undefined =>
  partition.startsWith('STREAM#') ? partition.replace('STREAM#', 'HEAD#') : undefined;
