import type { List, Summaries, Summary } from './contract.ts';

/** The most items of a page. */
const AT_ONCE = 100;

/** All summaries of a list, a page at a time. */
export async function* through(
  summaries: Pick<Summaries, 'list'>,
  list: List,
): AsyncGenerator<readonly Summary[]> {
  let after: string | undefined;
  do {
    const page = await summaries.list(list, { first: AT_ONCE, after });
    yield page.items.map(({ item }) => item);
    after = page.hasNext ? page.items.at(-1)?.cursor : undefined;
  } while (after !== undefined);
}
