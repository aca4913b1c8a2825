import type { SeriesRegulations } from './regulations.ts';

/** The part of a row of a series table that decides on qualification. */
type Candidate = {
  readonly account: string;
  /** One for each event that the account was in. */
  readonly events: readonly unknown[];
};

/**
 * Accounts that qualify by a series: the best `count` of those in enough events, without the
 * excluded ones, such as those who have qualified elsewhere or declined.
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
