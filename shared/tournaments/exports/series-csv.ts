import { csv, type Cell } from './csv.ts';
import { pointsText } from './decimals.ts';

/** The exported part of a row of a series table; points in thousandths. */
type Row = {
  readonly rank: number;
  readonly account: string;
  readonly points: number;
  readonly ties: readonly { readonly kind: string; readonly value: string }[];
  readonly events: readonly {
    /** The event, from 1. */
    readonly number: number;
    readonly place: number;
    readonly points: number;
  }[];
};

/**
 * The table of a series for spreadsheets: rank, name, points, the value of each tie-break, and
 * place and points for each event, empty if there are none.
 */
export function seriesCsv(
  table: readonly Row[],
  events: number,
  nameOf: (account: string) => string,
): string {
  const kinds = (table[0]?.ties ?? []).map(({ kind }) => kind);
  const numbers = Array.from({ length: events }, (_, i) => i + 1);
  const ofEvents = numbers.flatMap((number) => [`place${number}`, `points${number}`]);
  const head = ['rank', 'name', 'points', ...kinds, ...ofEvents];
  const rows = table.map((row): readonly Cell[] => [
    { number: row.rank },
    { text: nameOf(row.account) },
    { number: pointsText(row.points) },
    // places in a row, such as `2 - 1`, are text, and one that begins with a dash would be a formula
    ...row.ties.map(({ value }) => ({ text: value })),
    ...numbers.flatMap((number) => cellsOf(row, number)),
  ]);
  return csv([head.map((text) => ({ text })), ...rows]);
}

function cellsOf({ events }: Row, number: number): readonly Cell[] {
  const score = events.find((each) => each.number === number);
  return [
    { number: score?.place ?? '' },
    { number: score === undefined ? '' : pointsText(score.points) },
  ];
}
