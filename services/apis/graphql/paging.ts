import { refuse } from '../../platform/requests/refusal.ts';

/** Default and largest number of items of a page. */
export type PageSize = { readonly usual: number; readonly most: number };

/** Checks a span of versions asked for: how many lines, and behind which version. */
export function page(
  { after, first }: { after?: number | null | undefined; first: number | null },
  size: PageSize,
): { readonly first: number; readonly after?: number } {
  const checked = pageCount(first, size);
  if (after == null) return { first: checked };
  if (after < 0) refuseArgument('after', '`after` must be a version, 0 or more.');
  return { first: checked, after };
}

/** Checks a `first`, or a `last`. An explicit `null` is a client's way of saying nothing. */
export function pageCount(
  count: number | null | undefined,
  { usual, most }: PageSize,
  field: 'first' | 'last' = 'first',
): number {
  if (count == null) return usual;
  if (count < 1 || count > most) refuseArgument(field, `\`${field}\` must be from 1 to ${most}.`);
  return count;
}

function refuseArgument(name: string, detail: string): never {
  return refuse('BAD_USER_INPUT', detail, { mistakes: [{ path: [name], detail }] });
}

/** A page of a list, by the Relay convention. */
export const connection = <T>(
  items: readonly { readonly cursor: string; readonly item: T }[],
  {
    hasNext,
    after,
    end = items.at(-1)?.cursor,
  }: {
    readonly hasNext: boolean;
    readonly after: string | null | undefined;
    /** The cursor at which the page ends, if that is behind its last item. */
    readonly end?: string | undefined;
  },
) => ({
  edges: items.map(({ cursor, item }) => ({ cursor, node: item })),
  pageInfo: {
    hasNextPage: hasNext,
    hasPreviousPage: after != null,
    startCursor: items[0]?.cursor,
    endCursor: end,
  },
});
