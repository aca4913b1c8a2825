import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import type { TableClient } from '../../../services/platform/storage/table/client.ts';
import {
  pk,
  sk,
  rank,
  key,
  ownRank,
  numbers,
  texts,
  bytes,
  sets,
  scalars,
  values,
  attributes,
  HELD,
  item,
} from './values.ts';

const kinds = {
  put: PutCommand,
  update: UpdateCommand,
  delete: DeleteCommand,
  get: GetCommand,
  batchGet: BatchGetCommand,
  query: QueryCommand,
};

/** A command as data, to be shown where something is wrong. */
export type Sent = { readonly kind: keyof typeof kinds; readonly input: object };
const sent = (kind: Sent['kind'], input: object): Sent => ({ kind, input });

type Sendable = Parameters<TableClient['send']>[0];
export const toCommand = ({ kind, input }: Sent): Sendable =>
  new kinds[kind](input as never) as Sendable;

const TableName = 'questhall';

/** An expression, with what its words stand for. */
type Said = {
  readonly text: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
};

const name = fc.constantFrom(...attributes, HELD, 'list', 'rank', 'pk');
/** Words of their own for each part of an expression; `{name}` and `{a}` in its text stand for them. */
let words = 0;
const said = (text: string, of: string, given: Readonly<Record<string, unknown>> = {}): Said => {
  const word = String((words += 1));
  const place = (whole: string, each: string) => whole.replaceAll(`{${each}}`, `:${each}${word}`);
  return {
    text: Object.keys(given).reduce(place, text).replaceAll('{name}', `#n${word}`),
    names: { [`#n${word}`]: of },
    values: Object.fromEntries(
      Object.entries(given).map(([each, value]) => [`:${each}${word}`, value]),
    ),
  };
};

const literal = values.filter((value) => value !== undefined);
/** The reference takes others for a comparison by order, and DynamoDB does not. */
const ordered = fc.oneof(numbers, texts, bytes);
/** The reference finds no two lists or maps equal. */
const comparable = fc.oneof(scalars, sets);
const parts = fc.oneof(numbers, fc.constantFrom('a', 'b', 'é'), bytes);
const simple: fc.Arbitrary<Said> = fc.oneof(
  name.map((of) => said('attribute_exists({name})', of)),
  name.map((of) => said('attribute_not_exists({name})', of)),
  fc
    .tuple(fc.constantFrom('=', '<>'), name, comparable)
    .map(([sign, of, a]) => said(`{name} ${sign} {a}`, of, { a })),
  fc
    .tuple(fc.constantFrom('<', '<=', '>', '>='), name, ordered)
    .map(([sign, of, a]) => said(`{name} ${sign} {a}`, of, { a })),
  fc
    .tuple(name, ordered, ordered)
    .map(([of, a, b]) => said('{name} BETWEEN {a} AND {b}', of, { a, b })),
  fc
    .tuple(name, fc.oneof(ordered, sets), fc.oneof(ordered, sets))
    .map(([of, a, b]) => said('{name} IN ({a}, {b})', of, { a, b })),
  fc.tuple(name, literal).map(([of, a]) => said('begins_with({name}, {a})', of, { a })),
  fc.tuple(name, parts).map(([of, a]) => said('contains({name}, {a})', of, { a })),
  fc.nat({ max: 3 }).map((a) => said('size({name}) < {a}', HELD, { a })),
);

const joined = (parts: readonly Said[], text: string): Said => ({
  text,
  names: Object.assign({}, ...parts.map((part) => part.names)) as Said['names'],
  values: Object.assign({}, ...parts.map((part) => part.values)) as Said['values'],
});

const condition: fc.Arbitrary<Said> = fc.oneof(
  { weight: 3, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc
      .tuple(simple, fc.constantFrom('AND', 'OR'), simple, fc.constantFrom('AND', 'OR'), simple)
      .map(([a, one, b, two, c]) =>
        joined([a, b, c], `${a.text} ${one} ${b.text} ${two} ${c.text}`),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(simple, simple, simple)
      .map(([a, b, c]) => joined([a, b, c], `NOT ${a.text} AND (${b.text} OR ${c.text})`)),
  },
);

const terms = (...expressions: readonly Said[]) => {
  const { names, values: given } = joined(expressions, '');
  return {
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(given).length > 0 && { ExpressionAttributeValues: given }),
  };
};

const conditionally = fc
  .option(condition, { nil: undefined })
  .map((found) => ({ found, ConditionExpression: found?.text }));

const put = fc
  .tuple(item, conditionally, fc.constantFrom(undefined, 'ALL_OLD' as const))
  .map(([Item, { found, ConditionExpression }, ReturnValues]) =>
    sent('put', {
      ...{ TableName, Item, ConditionExpression, ReturnValues },
      ...(found && terms(found)),
    }),
  );

const remove = fc
  .tuple(key, conditionally, fc.constantFrom(undefined, 'ALL_OLD' as const))
  .map(([Key, { found, ConditionExpression }, ReturnValues]) =>
    sent('delete', {
      ...{ TableName, Key, ConditionExpression, ReturnValues },
      ...(found && terms(found)),
    }),
  );

/** The reference takes an empty key of the index, and DynamoDB does not. */
const settable = fc.oneof(
  fc.tuple(fc.constantFrom(...attributes, 'pk'), literal),
  fc.tuple(fc.constantFrom('list', 'rank'), fc.oneof(ownRank, numbers)),
  fc.tuple(fc.constant(HELD), sets),
);
/**
 * The attribute that is copied: the reference does not tell a copy from its source, so it is not
 * added to.
 */
const COPIED = 'body';
const addable = name.filter((each) => each !== COPIED);
const section = {
  set: fc.oneof(
    settable.map(([of, a]) => said('{name} = {a}', of, { a })),
    settable.map(([of, a]) => said('{name} = if_not_exists({name}, {a})', of, { a })),
    fc.constantFrom(...attributes).map((of) => said(`{name} = ${COPIED}`, of)),
  ),
  remove: name.map((of) => said('{name}', of)),
  add: fc.tuple(addable, fc.oneof(numbers, sets)).map(([of, a]) => said('{name} {a}', of, { a })),
  delete: fc.tuple(addable, sets).map(([of, a]) => said('{name} {a}', of, { a })),
};

const some = (word: string, of: fc.Arbitrary<Said>): fc.Arbitrary<Said | undefined> =>
  fc
    .array(of, { maxLength: 2 })
    .map((all) =>
      all.length === 0
        ? undefined
        : joined(all, `${word} ${all.map(({ text }) => text).join(', ')}`),
    );

const changes = fc
  .tuple(
    some('SET', section.set),
    some('REMOVE', section.remove),
    some('ADD', section.add),
    some('DELETE', section.delete),
  )
  .map((all) => all.filter((each) => each !== undefined))
  .filter((all) => all.length > 0)
  .map((all) => joined(all, all.map(({ text }) => text).join(' ')));

const update = fc
  .tuple(
    key,
    changes,
    conditionally,
    fc.constantFrom(undefined, 'ALL_OLD' as const, 'ALL_NEW' as const),
  )
  .map(([Key, change, { found, ConditionExpression }, ReturnValues]) =>
    sent('update', {
      ...{ TableName, Key, UpdateExpression: change.text, ConditionExpression, ReturnValues },
      ...terms(change, ...(found ? [found] : [])),
    }),
  );

const projection = fc.constantFrom(undefined, 'pk, sk, n', 's, body');
const get = fc
  .tuple(key, projection)
  .map(([Key, ProjectionExpression]) => sent('get', { TableName, Key, ProjectionExpression }));

const batch = fc
  .uniqueArray(key, { minLength: 1, maxLength: 4, selector: (each) => `${each.pk} ${each.sk}` })
  .map((Keys) => sent('batchGet', { RequestItems: { [TableName]: { Keys } } }));

const span = (of: string, among: fc.Arbitrary<string>): fc.Arbitrary<Said | undefined> =>
  fc.oneof(
    fc.constant(undefined),
    fc
      .tuple(fc.constantFrom('=', '<', '<=', '>', '>='), among)
      .map(([sign, a]) => said(`{name} ${sign} {a}`, of, { a })),
    fc.tuple(among, among).map(([a, b]) => said('{name} BETWEEN {a} AND {b}', of, { a, b })),
    among.map((a) => said('begins_with({name}, {a})', of, { a })),
  );

/** The input of a query, without its start key. */
export type Query = Omit<ConstructorParameters<typeof QueryCommand>[0], 'ExclusiveStartKey'>;

const asking = (
  [of, among]: readonly [string, fc.Arbitrary<string>],
  spans: fc.Arbitrary<Said | undefined>,
  IndexName: string | undefined,
): fc.Arbitrary<Query> =>
  fc
    .record({
      among,
      span: spans,
      ScanIndexForward: fc.constantFrom(undefined, true, false),
      Limit: fc.constantFrom(undefined, 1, 2, 3),
      filter: fc.option(simple, { nil: undefined, freq: 3 }),
    })
    .map(({ among: a, span: within, filter, ...how }) => {
      const whole = said('{name} = {a}', of, { a });
      const parts = within === undefined ? [whole] : [whole, within];
      return {
        ...{ TableName, IndexName, ...how },
        KeyConditionExpression: parts.map(({ text }) => text).join(' AND '),
        FilterExpression: filter?.text,
        ...terms(...parts, ...(filter ? [filter] : [])),
      };
    });

/** A query of the table or of its index. */
export const query = fc.oneof(
  asking(['pk', pk], span('sk', sk), undefined),
  asking(['list', fc.constantFrom('L1', 'L2')], span('rank', rank), 'lists'),
);

/** A command that the store may send, of any kind but a query. */
export const command = fc.oneof(
  { weight: 4, arbitrary: put },
  { weight: 4, arbitrary: update },
  { weight: 2, arbitrary: remove },
  { weight: 2, arbitrary: get },
  { weight: 1, arbitrary: batch },
);
