import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { compareNumbers } from './decimal.ts';
import { typeOf } from './attributes.ts';

/**
 * Compares two attributes: negative, 0 or positive by their order, text by its UTF-8, numbers by
 * value, bytes by byte. `NaN` if they are of two types, or of one without an order: then no
 * comparison holds.
 */
export function compare(a: AttributeValue, b: AttributeValue): number {
  if (a.S !== undefined && b.S !== undefined) return compareTexts(a.S, b.S);
  if (a.N !== undefined && b.N !== undefined) return compareNumbers(a.N, b.N);
  if (a.B !== undefined && b.B !== undefined) return Buffer.compare(a.B, b.B);
  return Number.NaN;
}

const compareTexts = (a: string, b: string): number =>
  a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Whether two attributes are the same: of one type, sets in any order, lists and maps to their depth. */
export function areEqual(a: AttributeValue, b: AttributeValue): boolean {
  if (typeOf(a) !== typeOf(b)) return false;
  if (a.BOOL !== undefined) return a.BOOL === b.BOOL;
  if (a.NULL !== undefined) return true;
  if (a.L !== undefined) return areLists(a.L, b.L ?? []);
  if (a.M !== undefined) return areMaps(a.M, b.M ?? {});
  const members = membersOf(a);
  if (members === undefined) return compare(a, b) === 0;
  const others = membersOf(b) ?? [];
  return members.length === others.length && members.every((each) => isAmong(each, others));
}

/** Lists the members of a set, each as an attribute; `undefined` if it is not a set. */
export function membersOf({ SS, NS, BS }: AttributeValue): readonly AttributeValue[] | undefined {
  return (
    SS?.map((S) => ({ S })) ?? NS?.map((N) => ({ N })) ?? BS?.map((B): AttributeValue => ({ B }))
  );
}

/** Whether an attribute is equal to one of those. */
export const isAmong = (value: AttributeValue, others: readonly AttributeValue[]): boolean =>
  others.some((other) => areEqual(value, other));

const areLists = (a: readonly AttributeValue[], b: readonly AttributeValue[]): boolean =>
  a.length === b.length &&
  a.every((each, i) => {
    const other = b[i];
    return other !== undefined && areEqual(each, other);
  });

type Fields = Readonly<Record<string, AttributeValue>>;

const areMaps = (a: Fields, b: Fields): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, each]) => {
    const other = b[name];
    return other !== undefined && areEqual(each, other);
  });
