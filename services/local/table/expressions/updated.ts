import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Attributes } from '../values/attributes.ts';
import { isAmong, membersOf } from '../values/compare.ts';
import { sum } from '../values/decimal.ts';
import { invalid } from '../errors.ts';
import type { Terms } from './terms.ts';
import type { AttributeChange, Source } from './update.ts';

/** An item after the changes of an update, all of which go by what it was before. */
export function updated(
  item: Attributes,
  changes: readonly AttributeChange[],
  terms: Terms,
): Attributes {
  const after = new Map(Object.entries(item));
  for (const change of changes) {
    const name = terms.name(change.name);
    const value = changed(item, change, terms);
    if (value === undefined) after.delete(name);
    else after.set(name, value);
  }
  return Object.fromEntries(after);
}

/** The attribute that a change leaves; `undefined` for none. */
function changed(
  item: Attributes,
  change: AttributeChange,
  terms: Terms,
): AttributeValue | undefined {
  const before = item[terms.name(change.name)];
  switch (change.does) {
    case 'set':
      return sourced(item, change.to, terms);
    case 'remove':
      return undefined;
    case 'add':
      return added(before, terms.value(change.value));
    case 'delete':
      return before === undefined ? undefined : without(before, terms.value(change.value));
  }
}

function sourced(item: Attributes, source: Source, terms: Terms): AttributeValue {
  if ('value' in source) return terms.value(source.value);
  const there = item[terms.name(source.name)];
  if (there !== undefined) return there;
  if ('or' in source) return sourced(item, source.or, terms);
  throw invalid('The provided expression refers to an attribute that does not exist in the item');
}

function added(before: AttributeValue | undefined, value: AttributeValue): AttributeValue {
  if (before === undefined) return value;
  if (before.N !== undefined && value.N !== undefined) return { N: total(before.N, value.N) };
  const members = sameKind(before, value);
  const more = (membersOf(value) ?? []).filter((each) => !isAmong(each, members));
  return setOf([...members, ...more]) ?? value;
}

function total(a: string, b: string): string {
  try {
    return sum(a, b);
  } catch (error) {
    throw error instanceof RangeError ? invalid(error.message) : error;
  }
}

const without = (before: AttributeValue, value: AttributeValue): AttributeValue | undefined => {
  const gone = membersOf(value) ?? [];
  return setOf(sameKind(before, value).filter((each) => !isAmong(each, gone)));
};

/** The members of a set, to which another is added or from which it is taken. */
function sameKind(before: AttributeValue, value: AttributeValue): readonly AttributeValue[] {
  const kinds = ['SS', 'NS', 'BS'] as const;
  const members = membersOf(before);
  if (
    members === undefined ||
    !kinds.some((kind) => before[kind] !== undefined && value[kind] !== undefined)
  ) {
    throw invalid('An operand in the update expression has an incorrect data type');
  }
  return members;
}

/** Builds a set; `undefined` for an empty one, which can't be stored. */
function setOf(members: readonly AttributeValue[]): AttributeValue | undefined {
  const [first] = members;
  if (first?.S !== undefined) return { SS: members.flatMap(({ S }) => S ?? []) };
  if (first?.N !== undefined) return { NS: members.flatMap(({ N }) => N ?? []) };
  return first === undefined ? undefined : { BS: members.flatMap(({ B }) => B ?? []) };
}
