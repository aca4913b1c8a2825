import type { Summaries, Summary } from '../platform/storage/contract.ts';
import { through } from '../platform/storage/read-models/through.ts';

/** The summaries of all matches that an account sits or sat at, a page at a time. */
export async function* ownMatches(
  summaries: Pick<Summaries, 'list'>,
  account: string,
): AsyncGenerator<Summary> {
  for await (const page of through(summaries, { of: 'account', account })) yield* page;
}
