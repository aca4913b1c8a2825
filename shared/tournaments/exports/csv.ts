/** A cell: user text, which must not become a formula, or a number. */
export type Cell = { readonly text: string } | { readonly number: string | number };

/**
 * The byte order mark by which spreadsheets detect UTF-8; without it Excel decodes `김` or `ř` in
 * the machine's old code page.
 */
const MARK = '\uFEFF';

/**
 * Rows as comma-separated values (RFC 4180), after a byte order mark. Text that a spreadsheet would
 * misread gets an apostrophe in front: a formula, which begins with `=`, `+`, `-`, `@`, their wide
 * forms (as spreadsheets in Korean and Japanese accept), a tab or a line break; and figures that
 * would be shown as another number or a date (`007`, `1e5`, `1/2`).
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `${MARK}${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;

function written(cell: Cell): string {
  const text = 'text' in cell ? harmless(cell.text) : String(cell.number);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const harmless = (text: string): string =>
  /^[=+\-@＝＋－＠\t\r\n]/.test(text) || isMisread(text) ? `'${text}` : text;

/** Number of digits that a spreadsheet keeps of a number. */
const DIGITS = 15;

const isMisread = (text: string): boolean =>
  /^\d[\d.,:/-]*(e\d+)?$/i.test(text) && (text.length > DIGITS || String(Number(text)) !== text);
