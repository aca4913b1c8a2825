/** A cell: text of people, which may not become a formula, or a number of ours. */
export type Cell = { readonly text: string } | { readonly number: string | number };

/**
 * Rows as comma-separated values (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe in
 * front: it begins with `=`, `+`, `-`, `@`, their wide forms, which those of Korean and Japanese take as well, a tab or
 * the end of a line.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

function written(cell: Cell): string {
  const text = 'text' in cell ? harmless(cell.text) : String(cell.number);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const harmless = (text: string): string =>
  /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
