import { MOST_AT_ONCE } from '../table/batch-get.ts';

/** The most items that a page of a list may have: as many as one call reads by key. */
export const MOST = MOST_AT_ONCE;

/** Throws `RangeError` for a size that no page has. */
export function checkPageSize(first: number): void {
  if (!Number.isInteger(first) || first < 1 || first > MOST) {
    throw new RangeError(`A page must have 1 to ${MOST} items, got ${first}.`);
  }
}
