import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Attributes } from '../values/attributes.ts';
import { checked } from '../values/checked.ts';
import { invalid } from '../errors.ts';
import type { ParsedExpression } from './reader.ts';
import { RESERVED } from './reserved.ts';

/** The names and values that come with the expressions of a command. */
export type ExpressionAttributes = {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined;
  readonly ExpressionAttributeValues?: Attributes | undefined;
};

/** The meanings of the words in the expressions of one command. */
export type Terms = {
  /**
   * Returns the result of parsing an expression, after checking that all of its words have a
   * meaning.
   */
  use<T>(read: ParsedExpression<T>): T;
  name(word: string): string;
  value(word: string): AttributeValue;
  /** Refuses what came with the command and was used by none of its expressions. */
  finish(): void;
};

export function termsOf(given: ExpressionAttributes): Terms {
  for (const what of ['ExpressionAttributeNames', 'ExpressionAttributeValues'] as const) {
    const among = given[what];
    if (among !== undefined && Object.keys(among).length === 0) {
      throw invalid(`${what} must not be empty`);
    }
  }
  const names = given.ExpressionAttributeNames ?? {};
  const values = checked(given.ExpressionAttributeValues ?? {});
  const used = new Set<string>();
  return {
    use({ says, words }) {
      for (const word of words) {
        checkWord(word, names, values);
        used.add(word);
      }
      return says;
    },
    name: (word) => names[word] ?? word,
    value(word) {
      const value = values[word];
      if (value === undefined) throw new TypeError(`${word} was not used.`);
      return value;
    },
    finish() {
      checkUse('ExpressionAttributeNames', names, used);
      checkUse('ExpressionAttributeValues', values, used);
    },
  };
}

function checkWord(word: string, names: object, values: object): void {
  const isName = word.startsWith('#');
  if (isName || word.startsWith(':')) {
    if (Object.hasOwn(isName ? names : values, word)) return;
    const what = isName ? 'name used in the document path' : 'value used in expression';
    throw invalid(`An expression attribute ${what} is not defined: ${word}`);
  }
  if (!RESERVED.has(word.toUpperCase())) return;
  throw invalid(`Attribute name is a reserved keyword; reserved keyword: ${word}`);
}

function checkUse(what: string, among: object, used: ReadonlySet<string>): void {
  const unused = Object.keys(among).filter((word) => !used.has(word));
  if (unused.length === 0) return;
  throw invalid(`Value provided in ${what} unused in expressions: keys: {${unused.join(', ')}}`);
}
