import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { Connection, Told } from '../../../shared/client/index.ts';
import { useAct, type Act } from './use-act.ts';
import { useTold, type Reading } from './use-told.ts';

/** A list that is read a page at a time. */
export type Pages<Node> = {
  /** What was read of it; nothing until that is known. */
  readonly items: readonly Node[] | undefined;
  readonly refusal: Reading<unknown>['refusal'];
  /** Where it goes on; nothing at its end. */
  readonly next: ReadonlySignal<string | undefined>;
  readonly further: Act;
  readMore(): Promise<void>;
};

/** Where a page begins; nothing for the first. */
type From = { readonly after?: string };

/** Reads a page when it is first shown, the next ones when asked to, and as far as that again when what it depends on is another. */
export function usePages<Node>(
  read: (from: From) => Promise<Told<Connection<Node>>>,
  dependsOn: readonly unknown[],
): Pages<Node> {
  const items = useSignal<readonly Node[] | undefined>(undefined);
  const next = useSignal<string | undefined>(undefined);
  const further = useAct();
  const page = async (from: From) => {
    const told = await read(from);
    if ('refusal' in told) return told;
    const { edges, pageInfo } = told.data;
    const after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
    return { data: { nodes: edges.map(({ node }) => node), after } };
  };
  const { refusal } = useTold(async () => {
    const wanted = items.peek()?.length ?? 0;
    const nodes: Node[] = [];
    let from: string | undefined;
    do {
      const told = await page(from === undefined ? {} : { after: from });
      if ('refusal' in told) return told;
      nodes.push(...told.data.nodes);
      from = told.data.after;
    } while (from !== undefined && nodes.length < wanted);
    items.value = nodes;
    next.value = from;
    return { data: nodes };
  }, dependsOn);
  return {
    items: items.value,
    refusal,
    next,
    further,
    async readMore() {
      const after = next.value;
      if (after === undefined) return;
      const told = await further.run(() => page({ after }));
      if (told === undefined) return;
      items.value = [...(items.value ?? []), ...told.nodes];
      next.value = told.after;
    },
  };
}
