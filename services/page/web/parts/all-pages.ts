import { pages, type Connection, type Outcome } from '../../../../shared/client/index.ts';

/** Reads every page of a list; a refusal of one page is the answer. */
export async function allPages<T>(
  read: (from: { readonly after?: string }) => Promise<Outcome<Connection<T>>>,
): Promise<Outcome<readonly T[]>> {
  const all: T[] = [];
  const told = pages((after) => read(after === undefined ? {} : { after }));
  for await (const page of told) {
    if ('refusal' in page) return page;
    all.push(...page.data);
  }
  return { data: all };
}
