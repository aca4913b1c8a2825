import { reading, type Reader } from './reader.ts';

/**
 * An operand of a comparison: an attribute, a value from the command, or the size of an attribute.
 */
export type Operand =
  | { readonly name: string }
  | { readonly value: string }
  | { readonly sizeOf: { readonly name: string } };

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: Comparison; readonly what: Operand; readonly than: Operand }
  | {
      readonly is: 'between';
      readonly what: Operand;
      readonly low: Operand;
      readonly high: Operand;
    }
  | { readonly is: 'in'; readonly what: Operand; readonly among: readonly Operand[] }
  | { readonly is: 'there' | 'missing'; readonly name: string }
  | { readonly is: 'begins' | 'contains'; readonly what: Operand; readonly part: Operand };

/** The condition under which a write takes place. */
export const writeCondition = reading('ConditionExpression', either);
/** The condition that what a query found has to meet, to be given. */
export const filter = reading('FilterExpression', either);
/** The condition that says which keys a query reads. */
export const keyCondition = reading('KeyConditionExpression', either);

function either(reader: Reader): Condition {
  const [first, ...others] = several(reader, 'OR', both);
  return others.length === 0 ? first : { is: 'any', of: [first, ...others] };
}

function both(reader: Reader): Condition {
  const [first, ...others] = several(reader, 'AND', one);
  return others.length === 0 ? first : { is: 'all', of: [first, ...others] };
}

function several(
  reader: Reader,
  word: 'OR' | 'AND',
  read: (reader: Reader) => Condition,
): [Condition, ...Condition[]] {
  const found: [Condition, ...Condition[]] = [read(reader)];
  while (reader.takes(word)) found.push(read(reader));
  return found;
}

function one(reader: Reader): Condition {
  if (reader.takes('NOT')) return { is: 'not', of: one(reader) };
  if (reader.takes('(')) {
    const inner = either(reader);
    reader.expect(')');
    return inner;
  }
  return reader.isCall() && reader.ahead() !== 'SIZE' ? call(reader) : comparison(reader);
}

function call(reader: Reader): Condition {
  const called = reader.call();
  const condition =
    called === 'attribute_exists' || called === 'attribute_not_exists'
      ? presence(called, reader)
      : partial(called, reader);
  reader.expect(')');
  return condition;
}

const presence = (called: string, reader: Reader): Condition => ({
  is: called === 'attribute_exists' ? 'there' : 'missing',
  name: reader.name(),
});

function partial(called: string, reader: Reader): Condition {
  if (called !== 'begins_with' && called !== 'contains') return reader.fail();
  const what = operand(reader);
  reader.expect(',');
  return { is: called === 'contains' ? 'contains' : 'begins', what, part: operand(reader) };
}

const comparisons: readonly Comparison[] = ['=', '<>', '<=', '<', '>=', '>'];

function comparison(reader: Reader): Condition {
  const what = operand(reader);
  if (reader.takes('BETWEEN')) {
    const low = operand(reader);
    reader.expect('AND');
    return { is: 'between', what, low, high: operand(reader) };
  }
  if (reader.takes('IN')) {
    reader.expect('(');
    const among = reader.list(() => operand(reader));
    reader.expect(')');
    return { is: 'in', what, among };
  }
  const is = comparisons.find((each) => reader.takes(each)) ?? reader.fail();
  return { is, what, than: operand(reader) };
}

function operand(reader: Reader): Operand {
  if (reader.ahead().startsWith(':')) return { value: reader.value() };
  if (!reader.isCall()) return { name: reader.name() };
  if (reader.call() !== 'size') return reader.fail();
  const sizeOf = { name: reader.name() };
  reader.expect(')');
  return { sizeOf };
}
