import { printParseErrorCode, visit, type ParseErrorCode } from 'jsonc-parser';
import { isNestedDeeperThan, JSON_DEPTH } from './depth.ts';

type Read = {
  /** The word for what the text is: `body`, `message`. */
  readonly what?: string;
  /** The most levels it may nest. */
  readonly depth?: number;
};

/** Reads the JSON that a client sends, or says in a sentence why it can't be read. */
export function readJson(
  text: string,
  { what = 'body', depth = JSON_DEPTH }: Read = {},
): { readonly value: unknown } | { readonly fault: string } {
  if (isNestedDeeperThan(depth, text)) {
    return { fault: `The ${what} can be nested at most ${String(depth)} levels deep.` };
  }
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { fault: `The ${what} is not JSON: ${mistakeIn(text)}.` };
  }
}

/** The first mistake in a text; thrown, so that nothing after it is read. */
class MistakeError extends Error {
  override readonly name = 'MistakeError';
  readonly code: ParseErrorCode;
  readonly offset: number;
  constructor(code: ParseErrorCode, offset: number) {
    super();
    this.code = code;
    this.offset = offset;
  }
}

/**
 * Describes the first mistake. The runtime's own message has a position only for some mistakes, and
 * repeats the text for others.
 */
function mistakeIn(text: string): string {
  const first = firstMistake(text);
  if (first === undefined) return 'not JSON';
  const before = text.slice(0, first.offset).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const what = printParseErrorCode(first.code)
    .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
    .toLowerCase();
  return `line ${String(before.length)}, column ${String(column)}: ${what}`;
}

/**
 * Finds the first mistake of a text. The depth of a text is known only up to its first mistake, and
 * the parser recurses.
 */
function firstMistake(text: string): MistakeError | undefined {
  const onError = (code: ParseErrorCode, offset: number): never => {
    throw new MistakeError(code, offset);
  };
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
    return undefined;
  } catch (error) {
    if (error instanceof MistakeError) return error;
    throw error;
  }
}
