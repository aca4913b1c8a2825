import type { Outcome } from '../line/outcome.ts';

/** A page of a list, by the Relay convention. */
export type Connection<T> = {
  readonly edges: readonly { readonly node: T }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
};

/** Reads a list page by page, as far as the caller iterates; a refusal comes last. */
export async function* pages<T>(
  ask: (after: string | undefined) => Promise<Outcome<Connection<T>>>,
): AsyncGenerator<Outcome<readonly T[]>, void> {
  for (let after: string | undefined; ;) {
    const told = await ask(after);
    if ('refusal' in told) {
      yield told;
      return;
    }
    const { edges, pageInfo } = told.data;
    yield { data: edges.map(({ node }) => node) };
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor ?? undefined;
  }
}

/** The log of a match from its end, a page at a time, each page the oldest line first. */
export async function* back<T extends { readonly version: number }>(
  ask: (before: number | undefined) => Promise<Outcome<readonly T[]>>,
  from?: number,
): AsyncGenerator<Outcome<readonly T[]>, void> {
  for (let before = from; before !== 0;) {
    const told = await ask(before);
    if ('refusal' in told) {
      yield told;
      return;
    }
    const [first] = told.data;
    if (first === undefined) return;
    yield told;
    before = first.version;
  }
}
