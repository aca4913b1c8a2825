import { invalid } from '../errors.ts';

/** The parameter of a command that holds an expression. */
export type ExpressionName =
  | 'ConditionExpression'
  | 'FilterExpression'
  | 'KeyConditionExpression'
  | 'ProjectionExpression'
  | 'UpdateExpression';

const TOKEN = /\s*(<=|>=|<>|[=<>(),]|[#:]\w+|[A-Za-z_]\w*)\s*/y;
const NAME = /^[#A-Za-z_]/;

/** The tokens of an expression, one after another. Whatever the local table can't read is refused. */
export type Reader = {
  isAtEnd(): boolean;
  /** Returns the next token, in capitals, which tells keywords apart. */
  ahead(): string;
  /** Tests if an opening bracket follows the next token, which tells a function from a name. */
  isCall(): boolean;
  /** Skips a token if it is next. */
  takes(token: string): boolean;
  expect(token: string): void;
  /** The name of a function, and the bracket that opens its arguments. */
  call(): string;
  /** Reads the name of an attribute, or its placeholder. */
  name(): string;
  /** Reads the placeholder of a value. */
  value(): string;
  /** Reads a list, with commas in between. */
  list<T>(read: () => T): readonly T[];
  fail(): never;
};

function readerOf(text: string, words: Set<string>, fail: () => never): Reader {
  const tokens = cut(text) ?? fail();
  let at = 0;
  const ahead = () => tokens[at]?.toUpperCase() ?? '';
  const next = () => tokens[at++] ?? fail();
  const takes = (token: string) => {
    if (ahead() !== token) return false;
    at += 1;
    return true;
  };
  const expect = (token: string) => {
    if (!takes(token)) fail();
  };
  const word = () => {
    const found = next();
    words.add(found);
    return found;
  };
  return {
    isAtEnd: () => at >= tokens.length,
    ahead,
    isCall: () => tokens[at + 1] === '(',
    takes,
    expect,
    call() {
      const name = next();
      expect('(');
      return name;
    },
    name: () => (NAME.test(ahead()) ? word() : fail()),
    value: () => (ahead().startsWith(':') ? word() : fail()),
    list(read) {
      const found = [read()];
      while (takes(',')) found.push(read());
      return found;
    },
    fail,
  };
}

function cut(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null) return undefined;
    tokens.push(found[1] ?? '');
  }
  return tokens;
}

/** Refuses what an expression is. */
const failing = (of: ExpressionName, text: string) => (): never => {
  const cause =
    text === ''
      ? 'The expression can not be empty;'
      : `Syntax error, or what the local table does not know, in: ${text}`;
  throw invalid(`Invalid ${of}: ${cause}`);
};

/** An expression as it was read: what it says, and the names and values that it says it with. */
export type ParsedExpression<T> = { readonly says: T; readonly words: readonly string[] };

/** The most cached expressions: a program has few. */
const MOST_KEPT = 1_000;

/** A reader of whole expressions of one kind, which knows again what it has read. */
export function reading<T>(of: ExpressionName, read: (reader: Reader) => T) {
  const known = new Map<string, ParsedExpression<T>>();
  return (text: string): ParsedExpression<T> => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const words = new Set<string>();
    const reader = readerOf(text, words, failing(of, text));
    const says = read(reader);
    if (!reader.isAtEnd()) reader.fail();
    const result = { says, words: [...words] };
    if (known.size >= MOST_KEPT) known.clear();
    known.set(text, result);
    return result;
  };
}
