import type { Key } from '../words/words.ts';
import type { Tournament } from './event.ts';
import { rulesOf, sizesIn } from './rules.ts';

/** The rounds of a stage that everyone can see. */
export const publishedOf = ({ rounds }: Pick<Tournament, 'rounds'>, stage: number) =>
  rounds.filter((round) => round.stage === stage && round.status !== 'DRAFT');

/** More rounds than any knockout has left. */
const MOST = 12;

/**
 * The sizes of the tables in each round of a knockout that is still to come, after tables of these sizes, as far as that
 * follows from the rules. With more than one life losers play on, and nothing is known.
 */
export function sizesAhead(
  { regulations }: Pick<Tournament, 'regulations'>,
  stage: number,
  sizes: readonly number[],
): readonly (readonly number[])[] {
  const rules = rulesOf({ regulations }).stages[stage - 1];
  if (rules === undefined || (rules['lives'] ?? 1) !== 1) return [];
  const { preferred } = sizesIn(rules);
  const { advanceBySize = {}, finalSize = preferred } = rules;
  const goOn = (size: number): number => advanceBySize[String(size)] ?? Math.ceil(size / 2);
  const ahead: (readonly number[])[] = [];
  let tables = sizes;
  while (tables.length > 1 && ahead.length < MOST) {
    const left = tables.reduce((sum, size) => sum + goOn(size), 0);
    const count = left <= finalSize ? 1 : Math.ceil(left / preferred);
    tables = Array.from({ length: count }, (_, at) => Math.ceil((left - at) / count));
    ahead.push(tables);
  }
  return ahead;
}

/** The names of the last rounds, from the final back. */
const lastRounds = [
  'bracket.final',
  'bracket.semifinals',
  'bracket.quarterfinals',
] as const satisfies readonly Key[];

/**
 * The name of each round of a knockout by the numbers of its tables, such as the final; nothing for those that have
 * no name, or while it is not known how many are to come.
 */
export function knockoutNames(tables: readonly number[]): readonly (Key | undefined)[] {
  const isWhole = tables.at(-1) === 1;
  return tables.map((count, at) => {
    const fromEnd = tables.length - 1 - at;
    return isWhole && count === 2 ** fromEnd ? lastRounds[fromEnd] : undefined;
  });
}
