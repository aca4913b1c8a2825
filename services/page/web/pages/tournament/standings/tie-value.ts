import { numberOf, type TieKind } from '../../../tournament/why.ts';
import type { Words } from '../../../words/words.ts';

/** A number of a tie-break: a share as a percentage, else at most two decimals. */
export const tieNumber = (kind: TieKind, n: number, words: Words): string =>
  kind === 'OPPONENT_WIN_RATE' ? words.percent(n) : words.number(Math.round(n * 100) / 100);

/** The value of a tie-break, short enough for a column. */
export function tieText(kind: TieKind, value: string, words: Words): string {
  const n = numberOf(value);
  if (n !== undefined) return tieNumber(kind, n, words);
  return value === '' ? '–' : value;
}
