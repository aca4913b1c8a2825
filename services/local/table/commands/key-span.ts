import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { invalid } from '../errors.ts';
import type { Comparison, Condition, Operand } from '../expressions/condition.ts';
import type { Terms } from '../expressions/terms.ts';
import { partitionIn, spans, type Space, type KeyRange } from '../disk/places.ts';

/** The place that a query reads: the names of its keys, and the space that is ordered by these. */
export type Keyed = { readonly space: Space; readonly keys: readonly [string, string] };

/** The partition and the span of it that a condition on the keys names. */
export function keySpan(
  condition: Condition,
  { space, keys: [partitionKey, sortKey] }: Keyed,
  terms: Terms,
): KeyRange & { readonly partition: string; readonly name: string } {
  const parts = condition.is === 'all' ? condition.of : [condition];
  const ofKey = (key: string) => parts.filter((part) => terms.name(nameIn(part)) === key);
  const [[named, ...others], [sorted, ...more]] = [ofKey(partitionKey), ofKey(sortKey)];
  const known = (named === undefined ? 0 : 1) + (sorted === undefined ? 0 : 1);
  if (named?.is !== '=' || others.length + more.length > 0 || known < parts.length) {
    throw invalid('Query key condition not supported');
  }
  const name = text(named.than, terms);
  const partition = partitionIn(space, name);
  return { partition, name, ...sortSpan(partition, sorted, terms) };
}

function nameIn(condition: Condition): string {
  if ('what' in condition && 'name' in condition.what) return condition.what.name;
  throw invalid('Invalid KeyConditionExpression: each condition begins with a key');
}

function sortSpan(partition: string, condition: Condition | undefined, terms: Terms): KeyRange {
  switch (condition?.is) {
    case undefined:
      return spans.whole(partition);
    case 'begins':
      return spans.begun(partition, text(condition.part, terms));
    case 'between':
      return spans.between(partition, text(condition.low, terms), text(condition.high, terms));
    case '=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compared[condition.is](partition, text(condition.than, terms));
    default:
      throw invalid('Invalid operator used in KeyConditionExpression');
  }
}

const compared: Readonly<
  Record<Exclude<Comparison, '<>'>, (partition: string, sort: string) => KeyRange>
> = {
  '=': spans.equal,
  '<': spans.before,
  '<=': spans.upTo,
  '>': spans.after,
  '>=': spans.since,
};

function text(operand: Operand, terms: Terms): string {
  const value: AttributeValue | undefined =
    'value' in operand ? terms.value(operand.value) : undefined;
  if (value?.S === '') {
    throw invalid(
      'One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value.',
    );
  }
  if (value?.S !== undefined) return value.S;
  throw invalid(
    'One or more parameter values were invalid: Condition parameter type does not match schema type',
  );
}
