/** A cell: text of people, which may not become a formula, or a number of ours. */
export type Cell = { readonly text: string } | { readonly number: string | number };

/** By this mark spreadsheets know UTF-8; without it Excel takes `김` or `ř` for letters of the machine's old code page. */
const MARK = '\uFEFF';

/**
 * Rows as comma-separated values (RFC 4180), behind the mark of UTF-8. Text that a spreadsheet would take for something
 * else gets an apostrophe in front: a formula, which begins with `=`, `+`, `-`, `@`, their wide forms, which those of
 * Korean and Japanese take as well, a tab or the end of a line; and figures that would be shown as others, or as a day
 * (`007`, `1e5`, `1/2`).
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `${MARK}${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;

function written(cell: Cell): string {
  const text = 'text' in cell ? harmless(cell.text) : String(cell.number);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const harmless = (text: string): string =>
  /^[=+\-@＝＋－＠\t\r\n]/.test(text) || isMisread(text) ? `'${text}` : text;

/** So many digits of a number a spreadsheet keeps. */
const DIGITS = 15;

const isMisread = (text: string): boolean =>
  /^\d[\d.,:/-]*(e\d+)?$/i.test(text) && (text.length > DIGITS || String(Number(text)) !== text);
