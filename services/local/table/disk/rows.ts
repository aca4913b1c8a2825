import type { Attributes } from '../values/attributes.ts';
import { fromText, toText } from '../values/json.ts';
import { sizeOf } from '../values/size.ts';
import type { Disk, Line } from './disk.ts';
import { knownRows } from './row-cache.ts';
import { behind, type RowKey, type KeyRange } from './places.ts';
import type { Row } from './shelf.ts';

/**
 * A request for rows of a partition, or of all without a name, which is always read from the disk:
 * a span in a direction, and at most `most` items.
 */
export type RowQuery = KeyRange & {
  readonly partition: string | undefined;
  readonly isReverse: boolean;
  readonly most: number;
};

/** The items that were found; `isFull` if there may be more behind them. */
export type Page = { readonly items: readonly Attributes[]; readonly isFull: boolean };

/** A page is full once the items on it are so large. */
const PAGE_BYTES = 1024 * 1024;
/** The number of rows that are read together with a requested one. */
const NEAR = 32;
/** The memory of a row beside its text, about, in bytes. */
const ROW_BYTES = 400;

/** The items at their places, some of them known and the others read when they are wanted. */
export type Rows = {
  /** Reads the rows at some places, each in turn. */
  at(places: readonly RowKey[]): Promise<readonly (Attributes | undefined)[]>;
  /** A page of a partition, or of all of them. */
  page(asked: RowQuery): Promise<Page>;
  /** Changes what lies at some places, all of it or nothing. */
  write(changes: readonly { place: RowKey; item: Attributes | undefined }[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * Creates rows on a disk.
 * @param bytes the memory for cached rows, about
 */
export function rowsOn(disk: Disk, bytes: number): Rows {
  const known = knownRows(bytes);
  const one = async (place: RowKey): Promise<Attributes | undefined> => {
    const { key, partition } = place;
    const span = known.spanWith(place);
    const { rows } = await known.learn(partition, async () =>
      span === undefined ? only(disk, key) : joined(disk, key, span),
    );
    return rows.find((row) => row.key === key)?.item;
  };
  const read = async (places: readonly RowKey[]) => {
    const [first] = places;
    if (first === undefined) return [];
    if (places.length === 1) return [await one(first)];
    return (await disk.many(places.map(({ key }) => key))).map(itemIn);
  };
  return {
    async at(places) {
      const found = places.map((place) => known.at(place));
      const missing = await read(places.filter((_, i) => found[i] === undefined));
      let next = 0;
      return found.map((each) => (each === undefined ? missing[next++] : each.row?.item));
    },
    async page(asked) {
      const { partition, isReverse, most } = asked;
      if (partition === undefined) return paged((await look(disk, asked)).found, most);
      const rows = known.rows(partition, asked);
      if (rows !== undefined) return paged(isReverse ? rows.toReversed() : rows, most);
      const { found } = await known.learn(partition, () => look(disk, asked));
      return paged(found, most);
    },
    async write(changes) {
      const written = changes.map(({ place, item }) => ({
        ...{ place, item },
        text: item === undefined ? undefined : toText(item),
      }));
      await disk.write(written.map(({ place: { key }, text }) => ({ key, text })));
      for (const { place, item, text } of written) {
        known.note(place, item && rowOf(place.key, item, text?.length ?? 0));
      }
    },
    close: () => disk.close(),
  };
}

/** Reads what lies at a key. */
async function only(disk: Disk, key: string) {
  const [text] = await disk.many([key]);
  const rows = text === undefined ? [] : [toRow([key, text])];
  return { span: { from: key, to: `${key}\0` }, rows };
}

/**
 * Reads a key together with the cached part of its partition and all rows between: a person's
 * matches lie side by side, and a player in one soon plays in another. Reads only the key if that
 * is much.
 */
async function joined(disk: Disk, key: string, span: KeyRange) {
  const { found, ...whole } = await look(disk, { ...span, isReverse: false, most: NEAR });
  if (whole.span.to === span.to) return whole;
  return { ...(await only(disk, key)), span: undefined };
}

/** Reads as many of the requested rows as fill a page, or all of them. */
async function look(disk: Disk, { from, to, isReverse, most }: Omit<RowQuery, 'partition'>) {
  const found: Row[] = [];
  let size = 0;
  for (let rest: KeyRange = { from, to }; ;) {
    const { lines, isWhole } = await disk.read(rest, { isReverse, most: most - found.length });
    for (const line of lines) {
      const row = toRow(line);
      found.push(row);
      size += row.size;
    }
    const last = found.at(-1);
    if (isWhole || last === undefined) return { found, ...reached({ from, to }, found, isReverse) };
    rest = behind({ from, to }, last.key, isReverse);
    if (found.length >= most || size >= PAGE_BYTES) {
      return { found, ...reached(seen({ from, to }, rest), found, isReverse) };
    }
  }
}

const itemIn = (text: string | undefined) => (text === undefined ? undefined : fromText(text));

const toRow = ([key, text]: Line): Row => rowOf(key, fromText(text), text.length);

const rowOf = (key: string, item: Attributes, length: number): Row => ({
  key,
  item,
  size: sizeOf(item),
  bytes: 2 * length + key.length + ROW_BYTES,
});

/** Computes the part of a span that was read, without the rest. */
const seen = (whole: KeyRange, rest: KeyRange): KeyRange =>
  rest.from === whole.from ? { from: rest.to, to: whole.to } : { from: whole.from, to: rest.from };

const reached = (span: KeyRange, found: readonly Row[], isReverse: boolean) => ({
  span,
  rows: isReverse ? found.toReversed() : found,
});

/** The first rows that fill a page, or all of them. */
function paged(rows: readonly Row[], most: number): Page {
  const items: Attributes[] = [];
  let size = 0;
  for (const row of rows) {
    items.push(row.item);
    size += row.size;
    if (items.length >= most || size >= PAGE_BYTES) return { items, isFull: true };
  }
  return { items, isFull: false };
}
