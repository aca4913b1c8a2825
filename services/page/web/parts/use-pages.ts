import type { Connection, Outcome } from '../../../../shared/client/index.ts';
import { useAct, type Act } from './use-act.ts';
import { useResource, type Resource } from './use-resource.ts';

/** A list that is read a page at a time. */
export type Pages<Node> = Pick<Resource<unknown>, 'refusal' | 'again'> & {
  /** Items read so far; nothing until the first page is known. */
  readonly items: readonly Node[] | undefined;
  /** Cursor of the next page; nothing at the end. */
  readonly next: string | undefined;
  readonly further: Act;
  readMore(): Promise<void>;
};

/** An empty page, for a list that is not there. */
export const noPage = { edges: [], pageInfo: { hasNextPage: false } } as const;

/** Items read, and the cursor of the next page. */
type Read<Node> = { readonly nodes: readonly Node[]; readonly after: string | undefined };

/** Cursor that a page begins at; nothing for the first. */
type From = { readonly after?: string };

/**
 * Reads the first page when shown, the next ones on request, and as far again when a dependency changes: the
 * same list, in its new state.
 */
export function usePages<Node>(
  read: (from: From) => Promise<Outcome<Connection<Node>>>,
  dependsOn: readonly unknown[],
): Pages<Node> {
  const further = useAct();
  const page = async (from: From) => {
    const told = await read(from);
    if ('refusal' in told) return told;
    const { edges, pageInfo } = told.data;
    const after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
    return { data: { nodes: edges.map(({ node }) => node), after } };
  };
  const { data, refusal, again } = useResource(async (): Promise<Outcome<Read<Node>>> => {
    const nodes: Node[] = [];
    let after: string | undefined;
    do {
      const told = await page(after === undefined ? {} : { after });
      if ('refusal' in told) return told;
      nodes.push(...told.data.nodes);
      after = told.data.after;
      // pages read meanwhile are read again, too
    } while (after !== undefined && nodes.length < (data.peek()?.nodes.length ?? 0));
    return { data: { nodes, after } };
  }, dependsOn);
  return {
    items: data.value?.nodes,
    next: data.value?.after,
    ...{ refusal, again, further },
    async readMore() {
      const after = data.peek()?.after;
      if (after === undefined) return;
      const told = await further.run(() => page({ after }));
      if (told === undefined) return;
      data.value = { ...told, nodes: [...(data.peek()?.nodes ?? []), ...told.nodes] };
    },
  };
}
