import type { Attributes } from '../values/attributes.ts';
import type { KeyRange } from './places.ts';

/** A row that was read or written. */
export type Row = {
  readonly key: string;
  readonly item: Attributes;
  /** The size in bytes, by the database's rules. */
  readonly size: number;
  /** The size in memory, about, in bytes. */
  readonly bytes: number;
};

/** One span of a partition, and all of its rows in order. */
type Stock = { from: string; readonly to: string; readonly rows: Row[]; bytes: number };

/** A part of all bytes is as much as one partition may take. */
const SHARE = 16;

/**
 * Creates a cache of rows by partition, in memory, up to `most` bytes. The least recently used go
 * first, and from a partition above its share the rows at its beginning.
 */
export function shelf(most: number) {
  const stocks = new Map<string, Stock>();
  let bytes = 0;

  const forget = (partition: string): void => {
    bytes -= stocks.get(partition)?.bytes ?? 0;
    stocks.delete(partition);
  };
  const weigh = (stock: Stock, more: number): void => {
    const before = stock.bytes;
    stock.bytes += more;
    if (stock.bytes > most / SHARE) shorten(stock, most / SHARE / 2);
    bytes += stock.bytes - before;
    for (const partition of stocks.keys()) {
      if (bytes <= most) return;
      forget(partition);
    }
  };

  return {
    /** Returns the cached rows of a partition, and marks it as used last. */
    used(partition: string): Stock | undefined {
      const stock = stocks.get(partition);
      if (stock === undefined) return undefined;
      stocks.delete(partition);
      stocks.set(partition, stock);
      return stock;
    },
    put(partition: string, { from, to }: KeyRange, rows: Row[]): void {
      forget(partition);
      const stock = { from, to, rows, bytes: 0 };
      stocks.set(partition, stock);
      weigh(
        stock,
        rows.reduce((sum, row) => sum + row.bytes, partition.length),
      );
    },
    /** Notes that a partition takes more memory than before, or less. */
    weigh,
  };
}

/** Keeps the rows at the end of a partition, as many as fit in `most` bytes. */
function shorten(stock: Stock, most: number): void {
  let dropped = 0;
  for (const row of stock.rows) {
    if (stock.bytes <= most) break;
    stock.bytes -= row.bytes;
    dropped += 1;
  }
  const [last] = stock.rows.splice(0, dropped).slice(-1);
  if (last !== undefined) stock.from = `${last.key}\0`;
}
