type Paging<T> = {
  /** The version that an item belongs to. */
  versionOf(item: T, i: number): number;
  readonly first: number;
  /** The version of the whole now. */
  readonly latest: number;
};

/** A page of items by version: more may follow unless it ends with the latest version. */
export function byVersion<T>(items: readonly T[], { versionOf, first, latest }: Paging<T>) {
  const end = items.at(-1);
  const endCursor = end === undefined ? null : versionOf(end, items.length - 1);
  const hasNextPage = endCursor !== null && endCursor < latest;
  return {
    page: { items, hasNextPage, endCursor },
    next: hasNextPage ? { first, after: endCursor } : undefined,
  };
}
