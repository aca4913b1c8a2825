import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Attributes } from '../values/attributes.ts';
import { invalid } from '../errors.ts';
import { reading } from './reader.ts';
import type { Terms } from './terms.ts';

const projection = reading('ProjectionExpression', (reader) => reader.list(() => reader.name()));

/** Selects the attributes of each item that a command asks for; all of them by default. */
export function projecting(
  expression: string | undefined,
  terms: Terms,
): (item: Attributes) => Attributes {
  if (expression === undefined) return (item) => item;
  const names = terms.use(projection(expression)).map((word) => terms.name(word));
  if (new Set(names).size < names.length) {
    throw invalid('Invalid ProjectionExpression: Two document paths overlap with each other;');
  }
  return (item) => {
    const parts: Record<string, AttributeValue> = {};
    for (const name of names) {
      const value = item[name];
      if (value !== undefined) parts[name] = value;
    }
    return parts;
  };
}
