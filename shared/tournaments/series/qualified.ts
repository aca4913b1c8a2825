import type { SeriesRegulations } from './regulations.ts';

/** As much of a row of the table of a series as says whether somebody qualifies. */
type Candidate = {
  readonly account: string;
  /** One for each event that the account was in. */
  readonly events: readonly unknown[];
};

/**
 * The accounts that qualify for what a series leads to: the best so many of those who were in enough events,
 * without those who are out of it for another reason, such as having qualified elsewhere or declined.
 */
export const qualified = (
  table: readonly Candidate[],
  { atLeast }: Pick<SeriesRegulations, 'atLeast'>,
  { count, without }: { readonly count: number; readonly without: ReadonlySet<string> },
): readonly string[] =>
  table
    .filter(({ account, events }) => events.length >= atLeast && !without.has(account))
    .slice(0, count)
    .map(({ account }) => account);
