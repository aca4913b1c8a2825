import type { Summaries, Summary } from '../storage/contract.ts';

/** The summaries that a list gives at once. */
const AT_ONCE = 100;

/** The summaries of all matches that an account sits or sat at, a page at a time. */
export async function* ownMatches(
  summaries: Pick<Summaries, 'list'>,
  account: string,
): AsyncGenerator<Summary> {
  let after: string | undefined;
  do {
    const page = await summaries.list({ of: 'account', account }, { first: AT_ONCE, after });
    for (const { item } of page.items) yield item;
    after = page.hasNext ? page.items.at(-1)?.cursor : undefined;
  } while (after !== undefined);
}
