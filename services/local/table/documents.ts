import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Attributes } from './values/attributes.ts';
import { checked } from './values/checked.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a request, and of an answer, that hold plain values. */
const asked = ['Item', 'Key', 'ExpressionAttributeValues', 'ExclusiveStartKey'];
const answered = ['Item', 'Attributes', 'LastEvaluatedKey'];

/** A request in the database's own types, of one in plain values. */
export function toAttributes(given: object): object {
  const input: Fields = { ...given };
  const { RequestItems } = input;
  return {
    ...changed(input, asked, attributes),
    ...(isFields(RequestItems) && {
      RequestItems: changed(RequestItems, Object.keys(RequestItems), (of) =>
        changed(of, ['Keys'], (keys) => listed(keys, attributes)),
      ),
    }),
  };
}

/** An answer in plain values, of one in the database's own types; nothing of it is shared with the table. */
export const toPlain = (output: object): object => shown(output, plain);

/** An answer as it is, but that nothing of it is shared with the table. */
export const toOwn = (output: object): object => shown(output, own);

function shown(answer: object, give: (item: Fields) => unknown): object {
  const output: Fields = { ...answer };
  const { Items, Responses, UnprocessedKeys } = output;
  return {
    ...changed(output, answered, give),
    ...(isFields(Items) && { Items: listed(Items, give) }),
    ...(isFields(Responses) && {
      Responses: changed(Responses, Object.keys(Responses), (items) => listed(items, give)),
    }),
    ...(isFields(UnprocessedKeys) && {
      UnprocessedKeys: changed(UnprocessedKeys, Object.keys(UnprocessedKeys), (of) =>
        changed(of, ['Keys'], (keys) => listed(keys, give)),
      ),
    }),
  };
}

const attributes = (given: Fields) => marshall(given, { removeUndefinedValues: true });
const plain = (item: Fields) => unmarshall(own(item));
const own = (item: Fields) => checked(item as Attributes);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A list whose members are changed. */
const listed = (list: Fields, change: (member: Fields) => unknown): unknown =>
  Array.isArray(list) ? list.map(change) : list;

function changed(fields: Fields, names: readonly string[], change: (value: Fields) => unknown) {
  const result: Record<string, unknown> = { ...fields };
  for (const name of names) {
    const value = fields[name];
    if (isFields(value)) result[name] = change(value);
  }
  return result;
}
