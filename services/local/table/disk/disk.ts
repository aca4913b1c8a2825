import type { KeyRange } from './places.ts';

/** A row as it lies on the disk: an item as text, under its key. */
export type Line = readonly [key: string, text: string];

/** A change of a row; without a text it is removed. */
export type RowChange = { readonly key: string; readonly text: string | undefined };

/** The lines read of a span, in the requested direction; whole, or from its beginning on. */
export type LineRange = { readonly lines: readonly Line[]; readonly isWhole: boolean };

/** The direction in which rows are read, and how many at most; not many more than 1 MB come at once. */
export type How = { readonly isReverse: boolean; readonly most: number };

/** A store of rows: in memory, or on a disk that outlives the process. */
export type Disk = {
  many(keys: readonly string[]): Promise<readonly (string | undefined)[]>;
  read(span: KeyRange, how: How): Promise<LineRange>;
  /** All of the changes or none; once this is done they outlive the machine. */
  write(changes: readonly RowChange[]): Promise<void>;
  close(): Promise<void>;
};
