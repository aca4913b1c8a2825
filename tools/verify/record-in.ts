import { visit } from 'jsonc-parser';
import { readJson } from '../../services/platform/requests/json.ts';
import { messageOf, textOf } from '../cli/values.ts';

/** Deeper than any record nests. */
const DEPTH = 200;

/**
 * The JSON of a file, or in words why it is refused. What readers of JSON would understand differently is
 * refused: a member that stands there twice, and one that is called `__proto__`.
 */
export function recordIn(file: string): { readonly value: unknown } | { readonly fault: string } {
  let text;
  try {
    text = textOf(file);
  } catch (error) {
    return { fault: messageOf(error) };
  }
  const read = readJson(text, { what: 'file', depth: DEPTH });
  if ('fault' in read) return read;
  const doubtful = doubtfulMember(text);
  return doubtful === undefined ? read : { fault: `FAILED: ${doubtful}` };
}

/** The first member that makes a text doubtful, in words. */
function doubtfulMember(text: string): string | undefined {
  const open: Set<string>[] = [];
  let found: string | undefined;
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty(name, _, __, line) {
      const names = open.at(-1);
      const where = `in line ${String(line + 1)}`;
      if (name === '__proto__') found ??= `member "__proto__" is not allowed, ${where}`;
      if (names?.has(name) === true) found ??= `${JSON.stringify(name)} appears twice, ${where}`;
      names?.add(name);
    },
  });
  return found;
}
