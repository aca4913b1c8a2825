import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { typeOf, type TypeName } from '../values/attributes.ts';
import { compare } from '../values/compare.ts';
import { invalid } from '../errors.ts';
import type { Condition, Operand } from './condition.ts';
import type { Terms } from './terms.ts';

const ORDERED: readonly TypeName[] = ['S', 'N', 'B'];
const TEXTS: readonly TypeName[] = ['S', 'B'];

/** Refuses a condition whose values can never be what they are used for, whatever the item holds. */
export function checkLiterals(condition: Condition, terms: Terms): void {
  const check = literals(terms);
  switch (condition.is) {
    case 'all':
    case 'any':
      for (const each of condition.of) checkLiterals(each, terms);
      return;
    case 'not':
      return checkLiterals(condition.of, terms);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return check.types(condition.is, ORDERED, [condition.what, condition.than]);
    case 'between':
      check.types('BETWEEN', ORDERED, [condition.what, condition.low, condition.high]);
      return check.bounds(condition.low, condition.high);
    case 'begins':
      return check.types('begins_with', TEXTS, [condition.what, condition.part]);
    case '=':
    case '<>':
    case 'in':
    case 'there':
    case 'missing':
    case 'contains':
      return undefined;
  }
}

const literals = (terms: Terms) => ({
  types(what: string, allowed: readonly TypeName[], operands: readonly Operand[]): void {
    for (const operand of operands) {
      const type = typeIn(operand, terms);
      if (type === undefined || allowed.includes(type)) continue;
      throw invalid(
        `Incorrect operand type for operator or function; operator or function: ${what}, operand type: ${type}`,
      );
    }
  },
  bounds(low: Operand, high: Operand): void {
    const [least, most] = [valueIn(low, terms), valueIn(high, terms)];
    if (least === undefined || most === undefined || compare(least, most) <= 0) return;
    throw invalid(
      'The BETWEEN operator requires two bounds of one type, the upper one greater than or equal to the lower one',
    );
  },
});

const valueIn = (operand: Operand, terms: Terms): AttributeValue | undefined =>
  'value' in operand ? terms.value(operand.value) : undefined;

function typeIn(operand: Operand, terms: Terms): TypeName | undefined {
  const value = valueIn(operand, terms);
  if (value !== undefined) return typeOf(value);
  return 'sizeOf' in operand ? 'N' : undefined;
}
