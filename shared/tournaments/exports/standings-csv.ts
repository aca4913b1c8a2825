import type { Standing } from '../standings/standings.ts';
import { csv, type Cell } from './csv.ts';
import { pointsText } from './decimals.ts';

/**
 * A table for spreadsheets: rank, number, name, points, the value of each tie-break, and for each
 * round place and points, empty if there is none. Fractions are decimals of six places here,
 * because spreadsheets read `8/3` as a date.
 */
export function standingsCsv(
  table: readonly Standing[],
  nameOf: (number: number) => string,
): string {
  const kinds = (table[0]?.ties ?? []).map(({ kind }) => kind);
  const rounds = [...new Set(table.flatMap((row) => row.rounds.map(({ round }) => round)))];
  rounds.sort((a, b) => a - b);
  const ofRounds = rounds.flatMap((round) => [`place${round}`, `points${round}`]);
  const head = ['rank', 'number', 'name', 'points', ...kinds, ...ofRounds];
  const rows = table.map((row): readonly Cell[] => [
    { number: row.rank },
    { number: row.number },
    { text: nameOf(row.number) },
    { number: pointsText(row.points) },
    ...row.ties.map(({ kind, value }): Cell =>
      // a draw is 16 hex digits, which may happen to look like a number
      kind === 'DRAW' ? { text: value } : { number: decimalOf(value) },
    ),
    ...rounds.flatMap((round) => cellsOf(row, round)),
  ]);
  return csv([head.map((text) => ({ text })), ...rows]);
}

function cellsOf({ rounds }: Standing, round: number): readonly Cell[] {
  const score = rounds.find((each) => each.round === round);
  return [
    { number: score?.place ?? '' },
    { number: score === undefined ? '' : pointsText(score.points) },
  ];
}

/** The text of a tie-break as it is, but a fraction as a decimal. */
function decimalOf(value: string): string {
  const [of, over] = value.split('/');
  return over === undefined ? value : (Number(of) / Number(over)).toFixed(6);
}
