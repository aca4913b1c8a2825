import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

/** The JSON that a text holds, or where it stops being JSON and what is wrong there. */
export function readJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { fault: faultIn(text) };
  }
}

/** The runtime's own words bear a position for some faults alone, and repeat the text for others. */
function faultIn(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first === undefined) return 'not JSON';
  const before = text.slice(0, first.offset).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const what = printParseErrorCode(first.error)
    .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
    .toLowerCase();
  return `line ${String(before.length)}, column ${String(column)}: ${what}`;
}
