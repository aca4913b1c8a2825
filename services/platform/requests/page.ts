import { refuseInput } from './refusal.ts';

/** Refuses to give any but a whole number of items, from 1 to `most`. */
export function checkCount(field: string, count: number, most: number): void {
  if (Number.isInteger(count) && count >= 1 && count <= most) return;
  const detail = `Must be from 1 to ${String(most)}, got ${String(count)}.`;
  refuseInput({ path: [field], detail });
}

/** Refuses what can't be the version of any match. */
export function checkVersion(field: string, version: number | undefined): void {
  if (version === undefined || (Number.isInteger(version) && version >= 0)) return;
  const detail = `Must be a version, 0 or higher, got ${String(version)}.`;
  refuseInput({ path: [field], detail });
}

/** A page of what lies in order, as it was asked for. */
export type PageArguments = {
  readonly after?: number | undefined;
  readonly first: number;
  readonly before?: number | undefined;
  readonly last?: number | undefined;
};

/** A page on from a version, or back from one. */
export type PageRange =
  | { readonly after?: number; readonly first: number }
  | { readonly before?: number; readonly last: number };

/**
 * Computes the direction and size of a page: backwards with `before` or `last`, and `usual` items
 * by default.
 */
export function spanOf({ after, first, before, last }: PageArguments, usual: number): PageRange {
  if (before === undefined && last === undefined) {
    return { first, ...(after !== undefined && { after }) };
  }
  if (after !== undefined) {
    const detail = 'Not allowed with `before` or `last`. Send one or the other.';
    refuseInput({ path: ['after'], detail });
  }
  return { last: last ?? usual, ...(before !== undefined && { before }) };
}

/**
 * The page of a list that is held whole: at most `first` items behind a cursor. Items stand in the order of their
 * keys, which are their cursors; so a cursor stays valid whatever becomes of its item.
 */
export function pageOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  { first, after }: { readonly first: number; readonly after?: string | null | undefined },
): { readonly items: readonly { cursor: string; item: T }[]; readonly hasNext: boolean } {
  const rest = after == null ? items : items.filter((item) => keyOf(item) > after);
  return {
    items: rest.slice(0, first).map((item) => ({ cursor: keyOf(item), item })),
    hasNext: rest.length > first,
  };
}

/** The key of a whole number up to 99999, such as a rank: keys stand in the order of their numbers. */
export const numberKey = (number: number): string => String(number).padStart(5, '0');
