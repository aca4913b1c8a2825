/** The place of a row: in a partition, under a key in the database's sort order. */
export type RowKey = { readonly partition: string; readonly key: string };

/** Keys from the first on, up to the last and without it. */
export type KeyRange = { readonly from: string; readonly to: string };

/** The items of the table, or the entries of its index. */
export type Space = 'items' | 'lists';

/*
 * A key is text of which each character is a byte. Its parts end with two zeros, and a zero in a part is
 * followed by 255: so parts sort by their UTF-8, and none reaches into the next.
 */
const END = '\0\0';
const BEHIND_END = '\0\u0001';
/** Behind all that begins so: UTF-8 has no such byte. */
const LAST = '\u00ff';

const LETTERS: Readonly<Record<Space, string>> = { items: 'i', lists: 'l' };

const PRINTABLE = /^[ -~]*$/;

const part = (text: string): string =>
  PRINTABLE.test(text) ? text : Buffer.from(text).toString('latin1').replaceAll('\0', `\0${LAST}`);

export const partitionIn = (space: Space, name: string): string =>
  LETTERS[space] + part(name) + END;

/**
 * Builds a place in a partition by its sort key, and the further keys that tell entries with the
 * same one apart.
 */
export const placeIn = (partition: string, sort: string, ...others: readonly string[]): RowKey => ({
  partition,
  key: partition + [sort, ...others].map((each) => part(each) + END).join(''),
});

/** Spans of a partition, and of all that lies in a space. */
export const spans = {
  whole: (partition: string): KeyRange => ({ from: partition, to: partition + LAST }),
  space: (space: Space): KeyRange => spans.whole(LETTERS[space]),
  equal: (partition: string, sort: string): KeyRange => ({
    from: partition + part(sort) + END,
    to: partition + part(sort) + BEHIND_END,
  }),
  begun: (partition: string, prefix: string): KeyRange => spans.whole(partition + part(prefix)),
  between: (partition: string, low: string, high: string): KeyRange => ({
    from: partition + part(low),
    to: partition + part(high) + BEHIND_END,
  }),
  before: (partition: string, sort: string): KeyRange => ({
    from: partition,
    to: partition + part(sort),
  }),
  upTo: (partition: string, sort: string): KeyRange => ({
    from: partition,
    to: partition + part(sort) + BEHIND_END,
  }),
  after: (partition: string, sort: string): KeyRange => ({
    from: partition + part(sort) + BEHIND_END,
    to: partition + LAST,
  }),
  since: (partition: string, sort: string): KeyRange => ({
    from: partition + part(sort),
    to: partition + LAST,
  }),
};

/** The rest of a span behind a key, in the direction in which it is read. */
export const behind = ({ from, to }: KeyRange, key: string, isReverse: boolean): KeyRange =>
  isReverse ? { from, to: key } : { from: `${key}\0`, to };
