import type { RowKey, KeyRange } from './places.ts';
import { shelf, type Row } from './shelf.ts';

/**
 * A cache of rows of the disk: one span in each of the most recently used partitions, as many as
 * fit in a number of bytes. Of a large partition the beginning is dropped first, since new rows are
 * at the end.
 */
export type RowCache = {
  /** Returns the rows in a span, in order; `undefined` if the disk has to be read. */
  rows(partition: string, span: KeyRange): readonly Row[] | undefined;
  /** Reads the row at a place, if it is cached. */
  at(place: RowKey): { readonly row: Row | undefined } | undefined;
  /**
   * Returns the span from a place to the cached part of its partition, including both; `undefined`
   * without a cached part.
   */
  spanWith(place: RowKey): KeyRange | undefined;
  /**
   * Reads a span of a partition from elsewhere; all rows of the span that it then gives are known from now on,
   * unless some were changed meanwhile. Without a span, what was known before stays so.
   */
  learn<T extends Stretch>(partition: string, read: () => Promise<T>): Promise<T>;
  /** Takes note of a row that was written, or removed. */
  note(place: RowKey, row: Row | undefined): void;
};

type Stretch = { readonly span: KeyRange | undefined; readonly rows: readonly Row[] };

export function knownRows(most: number): RowCache {
  const stocks = shelf(most);
  const reads = new Map<string, { readers: number; isStale: boolean }>();
  return {
    rows(partition, { from, to }) {
      const stock = stocks.used(partition);
      if (stock === undefined || from < stock.from || to > stock.to) return undefined;
      return stock.rows.slice(placeOf(stock.rows, from), placeOf(stock.rows, to));
    },
    at({ partition, key }) {
      const stock = stocks.used(partition);
      if (stock === undefined || key < stock.from || key >= stock.to) return undefined;
      const row = stock.rows[placeOf(stock.rows, key)];
      return { row: row?.key === key ? row : undefined };
    },
    spanWith({ partition, key }) {
      const stock = stocks.used(partition);
      if (stock === undefined) return undefined;
      const behind = `${key}\0`;
      return {
        from: key < stock.from ? key : stock.from,
        to: behind > stock.to ? behind : stock.to,
      };
    },
    async learn(partition, read) {
      const reading = reads.get(partition) ?? { readers: 0, isStale: false };
      reads.set(partition, reading);
      reading.readers += 1;
      try {
        const found = await read();
        if (!reading.isStale && found.span !== undefined) {
          stocks.put(partition, found.span, [...found.rows]);
        }
        return found;
      } finally {
        reading.readers -= 1;
        if (reading.readers === 0) reads.delete(partition);
      }
    },
    note({ partition, key }, row) {
      const reading = reads.get(partition);
      if (reading !== undefined) reading.isStale = true;
      const stock = stocks.used(partition);
      if (stock === undefined || key < stock.from || key >= stock.to) return;
      const at = placeOf(stock.rows, key);
      const before = stock.rows[at]?.key === key ? stock.rows[at] : undefined;
      stock.rows.splice(at, before === undefined ? 0 : 1, ...(row === undefined ? [] : [row]));
      stocks.weigh(stock, (row?.bytes ?? 0) - (before?.bytes ?? 0));
    },
  };
}

/** Counts the rows before a key. */
function placeOf(rows: readonly Row[], key: string): number {
  const last = rows.at(-1);
  if (last === undefined || last.key < key) return rows.length;
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
