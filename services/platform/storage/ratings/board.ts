import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Page, RatingBoard, StandingOn } from '../contract.ts';
import { backwards, LAST_RANK } from '../read-models/backwards.ts';
import { fromCursor, toCursor } from '../read-models/cursor.ts';
import { itemsAt, MOST_AT_ONCE } from '../table/batch-get.ts';
import type { Table } from '../table/client.ts';
import { pages } from '../table/query.ts';
import { toTally } from './items.ts';
import { TALLIES } from './keys.ts';
import { nameOf } from './place.ts';

/** A page of a board; reads one more than it was asked for, to know whether there is a next one. */
export async function boardOf(
  table: Table,
  board: RatingBoard,
  { first, after }: { readonly first: number; readonly after?: string | undefined },
): Promise<Page<StandingOn>> {
  const list = nameOf(board);
  const before = after === undefined ? LAST_RANK : fromCursor(list, after);
  const limit = Math.min(first + 1, MOST_AT_ONCE);
  const items: { readonly cursor: string; readonly item: StandingOn }[] = [];
  for await (const page of pages(table, backwards(list, before, limit))) {
    const entries = page.map((each) => entry().parse(each));
    const found = await itemsAt(
      table,
      entries.map(({ pk, sk }) => ({ pk, sk })),
    );
    const tallies = new Map(found.map((item) => [item['pk'], toTally(item)]));
    for (const { pk, rank } of entries) {
      const tally = tallies.get(pk);
      if (tally?.figure === undefined) continue;
      // while the index moves an entry it may show it in both places
      tallies.delete(pk);
      const item = { account: pk.slice(TALLIES.length), figure: Number.parseInt(rank, 10), tally };
      items.push({ cursor: toCursor(list, rank), item });
    }
    if (items.length > first) break;
  }
  return { items: items.slice(0, first), hasNext: items.length > first };
}

const entry = once(() => z.object({ pk: z.string(), sk: z.string(), rank: z.string() }));
