import { refuseInput } from './refusal.ts';

/** Refuses to give any but a whole number of items, from 1 to `most`. */
export function checkCount(field: string, count: number, most: number): void {
  if (Number.isInteger(count) && count >= 1 && count <= most) return;
  const detail = `It must be from 1 to ${String(most)}, not ${String(count)}.`;
  refuseInput({ path: [field], detail });
}

/** Refuses what can't be the version of any match. */
export function checkVersion(field: string, version: number | undefined): void {
  if (version === undefined || (Number.isInteger(version) && version >= 0)) return;
  const detail = `It must be a version, 0 or higher, not ${String(version)}.`;
  refuseInput({ path: [field], detail });
}

/** A page of what lies in order, as it was asked for. */
export type Asked = {
  readonly after?: number | undefined;
  readonly first: number;
  readonly before?: number | undefined;
  readonly last?: number | undefined;
};

/** A page on from a version, or back from one. */
export type Span =
  | { readonly after?: number; readonly first: number }
  | { readonly before?: number; readonly last: number };

/** The way that a page is read: back where `before` or `last` is said, and `usual` items where it is not said how many. */
export function spanOf({ after, first, before, last }: Asked, usual: number): Span {
  if (before === undefined && last === undefined) {
    return { first, ...(after !== undefined && { after }) };
  }
  if (after !== undefined) {
    const detail = 'It goes on from a version; `before` and `last` go back. Send one or the other.';
    refuseInput({ path: ['after'], detail });
  }
  return { last: last ?? usual, ...(before !== undefined && { before }) };
}
