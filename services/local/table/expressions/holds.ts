import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Attributes } from '../values/attributes.ts';
import { areEqual, compare, isAmong, membersOf } from '../values/compare.ts';
import type { Comparison, Condition, Operand } from './condition.ts';
import type { Terms } from './terms.ts';

/** Tests if a condition holds for an item; a missing item counts as one without attributes. */
export function holds(condition: Condition, item: Attributes, terms: Terms): boolean {
  const found = (operand: Operand) => valueOf(operand, item, terms);
  switch (condition.is) {
    case 'all':
      return condition.of.every((each) => holds(each, item, terms));
    case 'any':
      return condition.of.some((each) => holds(each, item, terms));
    case 'not':
      return !holds(condition.of, item, terms);
    case 'there':
      return item[terms.name(condition.name)] !== undefined;
    case 'missing':
      return item[terms.name(condition.name)] === undefined;
    case 'begins':
      return begins(found(condition.what), found(condition.part));
    case 'contains':
      return contains(found(condition.what), found(condition.part));
    case 'in': {
      const what = found(condition.what);
      const among = condition.among.flatMap((each) => found(each) ?? []);
      return what !== undefined && isAmong(what, among);
    }
    case 'between': {
      const what = found(condition.what);
      return (
        compares('>=', what, found(condition.low)) && compares('<=', what, found(condition.high))
      );
    }
    case '=':
    case '<>':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compares(condition.is, found(condition.what), found(condition.than));
  }
}

type Found = AttributeValue | undefined;

function valueOf(operand: Operand, item: Attributes, terms: Terms): Found {
  if ('value' in operand) return terms.value(operand.value);
  if ('name' in operand) return item[terms.name(operand.name)];
  const size = lengthOf(item[terms.name(operand.sizeOf.name)]);
  return size === undefined ? undefined : { N: String(size) };
}

/** Computes the length of a text or bytes, in bytes, or the number of members. */
function lengthOf(value: Found): number | undefined {
  if (value?.S !== undefined) return Buffer.byteLength(value.S);
  if (value?.M !== undefined) return Object.keys(value.M).length;
  return (value?.B ?? value?.L ?? value?.SS ?? value?.NS ?? value?.BS)?.length;
}

/** Compares two operands. A missing one is unequal to all, and neither less nor greater. */
function compares(is: Comparison, a: Found, b: Found): boolean {
  if (a === undefined || b === undefined) return is === '<>' && a !== b;
  switch (is) {
    case '=':
      return areEqual(a, b);
    case '<>':
      return !areEqual(a, b);
    case '<':
      return compare(a, b) < 0;
    case '<=':
      return compare(a, b) <= 0;
    case '>':
      return compare(a, b) > 0;
    case '>=':
      return compare(a, b) >= 0;
  }
}

function begins(whole: Found, part: Found): boolean {
  if (whole?.S !== undefined && part?.S !== undefined) return whole.S.startsWith(part.S);
  if (whole?.B === undefined || part?.B === undefined) return false;
  return Buffer.compare(whole.B.subarray(0, part.B.length), part.B) === 0;
}

function contains(whole: Found, part: Found): boolean {
  if (whole === undefined || part === undefined) return false;
  if (whole.S !== undefined) return part.S !== undefined && whole.S.includes(part.S);
  if (whole.B !== undefined)
    return part.B !== undefined && Buffer.from(whole.B).includes(Buffer.from(part.B));
  return isAmong(part, whole.L ?? membersOf(whole) ?? []);
}
