/** A page, and where the next one is. */
export function paged<T>(
  items: T[],
  {
    hasNext,
    end,
    query,
  }: {
    readonly hasNext: boolean;
    readonly end: string | undefined;
    readonly query: Readonly<Record<string, string | number | boolean>>;
  },
) {
  return {
    body: { items, hasNextPage: hasNext, endCursor: end ?? null },
    next: hasNext && end !== undefined ? { ...query, after: end } : undefined,
  };
}
