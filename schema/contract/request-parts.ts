import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import type { Route } from '../rest/route.ts';
import { routes, type OperationId } from '../rest/routes.ts';
import { directiveArguments } from './directive-arguments.ts';

type Field = GraphQLField<unknown, unknown>;

/** A part of a request: where REST takes it, and the field of the contract that bounds and describes it. */
export type RequestPart = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly field: GraphQLArgument | GraphQLInputField;
};

/** A field to resolve, and where its arguments come from. */
export type ResolvedField = {
  readonly type: string;
  readonly field: Field;
  readonly sources?: Source;
};
/** Names of a request, by the arguments or the fields of an input that they are. */
export type Source = { readonly [name: string]: string | Source };

/** An operation with all that the contract says of it. */
export type Operation = {
  readonly id: OperationId;
  readonly route: Route;
  /** The field that describes it. */
  readonly field: Field;
  /** The fields that a read resolves, one below the other. */
  readonly steps: readonly ResolvedField[];
  readonly taken: readonly RequestPart[];
  /** Whether a request may or must have an `Idempotency-Key`. */
  readonly key?: 'needed' | 'taken';
  /** Whether `If-Match` guards it. */
  readonly guarded: boolean;
  readonly needsToken: boolean;
  /** The codes of its own refusals. */
  readonly refuses: readonly string[];
};

/** The fields of inputs that stand in headers. */
const KEY = 'commandId';
const EXPECTED = 'expectedVersion';
/** The language comes in a header. */
const LOCALE = 'locale';

/** Every operation, in the order of the table. */
export const operationsIn = (schema: GraphQLSchema): readonly Operation[] =>
  (Object.entries(routes) as readonly [OperationId, Route][]).map(([id, route]) =>
    operationOf(schema, id, route),
  );

function operationOf(schema: GraphQLSchema, id: OperationId, route: Route): Operation {
  const { steps, given } =
    route.method === 'get' ? readOf(schema, id, route) : commandOf(schema, id, route);
  const described = ownRead(schema, id);
  const last = described ?? steps.at(-1)?.field;
  if (last === undefined) throw new TypeError(`${id} is no field of the contract.`);
  const kept = given.filter(({ field }) => !inHeaders(route, id).includes(field.name));
  const command = given.find(({ field }) => field.name === KEY)?.field;
  const codes = [...steps.map(({ field }) => field), ...(described ? [described] : [])].flatMap(
    (field) =>
      directiveArguments<{ codes: readonly string[] }>(schema, 'refuses', field)?.codes ?? [],
  );
  const mayMiss =
    route.of !== undefined &&
    steps.some(({ field }) => field.args.length > 0 && !isNonNullType(field.type));
  const operation: Operation = {
    id,
    route,
    field: last,
    steps,
    taken: kept.map(({ name, field }) => ({ name, field, in: placeOf(route, name) })),
    ...(command && { key: isNonNullType(command.type) ? 'needed' : 'taken' }),
    guarded: route.method !== 'get' && given.some(({ field }) => field.name === EXPECTED),
    needsToken: route.token ?? route.method !== 'get',
    refuses: [...new Set([...(mayMiss ? ['NOT_FOUND'] : []), ...codes])],
  };
  checkPath(operation);
  return operation;
}

/** Declaration of an operation that only REST has. */
const ownRead = (schema: GraphQLSchema, id: OperationId): Field | undefined => {
  const own = schema.getType('Reads');
  return isObjectType(own) ? own.getFields()[id] : undefined;
};

const inHeaders = (route: Route, id: OperationId): readonly string[] =>
  route.method === 'get' ? [] : id === 'answer' ? [KEY] : [KEY, EXPECTED];

const placeOf = ({ method, path }: Route, name: string): RequestPart['in'] => {
  if (path.includes(`{${name}}`)) return 'path';
  return method === 'get' || method === 'delete' ? 'query' : 'body';
};

function checkPath({ id, route, taken }: Operation): void {
  for (const [, name] of route.path.matchAll(/\{(\w+)\}/gu)) {
    if (!taken.some((each) => each.name === name)) {
      throw new TypeError(`${id} takes no ${String(name)}, which is in its path.`);
    }
  }
}

type Given = { readonly name: string; readonly field: RequestPart['field'] };
type Reading = { readonly steps: readonly ResolvedField[]; readonly given: readonly Given[] };

function commandOf(schema: GraphQLSchema, id: OperationId, route: Route): Reading {
  const name = route.of ?? id;
  const field =
    schema.getMutationType()?.getFields()[name] ?? schema.getQueryType()?.getFields()[name];
  if (field === undefined) throw new TypeError(`The contract has no ${name}.`);
  const given = argsOf(field, field.name).flatMap((each) => flattened(each));
  const extra = ownRead(schema, id)?.args ?? [];
  const fixed = Object.keys(route.fixed ?? {});
  const names = route.names ?? {};
  return {
    steps: [{ type: 'Mutation', field }],
    given: [...given, ...extra.map((arg) => ({ name: arg.name, field: arg }))]
      .filter((each) => !fixed.includes(each.name))
      .map((each) => ({ ...each, name: names[each.name] ?? each.name })),
  };
}

function readOf(schema: GraphQLSchema, id: OperationId, { of }: Route): Reading {
  const extra = ownRead(schema, id);
  const steps: ResolvedField[] = [];
  let type: unknown = schema.getQueryType();
  for (const name of of?.split('.') ?? []) {
    const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
    const field: Field | undefined = fields[name];
    if (field === undefined)
      throw new TypeError(`${id} is of ${String(of)}, which the contract lacks.`);
    steps.push(stepOf(String(type), field));
    type = getNamedType(field.type);
  }
  const given = [
    ...steps.flatMap(({ field }) => argsOf(field, field.name).flatMap((each) => flattened(each))),
    ...(extra ? extra.args.map((field) => ({ name: field.name, field })) : []),
  ];
  return { steps, given };
}

function stepOf(type: string, field: Field): ResolvedField {
  const sources = argsOf(field, field.name).map((each): [string, string | Source] => {
    const parts = flattened(each);
    const isOne = parts.length === 1 && parts[0]?.field === each.field;
    if (isOne) return [each.field.name, each.name];
    return [each.field.name, Object.fromEntries(parts.map(({ name }) => [name, name]))];
  });
  return { type, field, ...(sources.length > 0 && { sources: Object.fromEntries(sources) }) };
}

/** Arguments by their names in REST: an `id` or `number` says of what. */
const argsOf = (field: Field, of: string): readonly Given[] =>
  field.args
    .filter(({ name }) => name !== LOCALE)
    .map((arg) => ({ name: nameOf(arg.name, of), field: arg }));

const nameOf = (name: string, of: string): string =>
  name === 'id' ? `${of}Id` : name === 'number' ? of : name;

/** An input by its fields. */
function flattened({ name, field }: Given): readonly Given[] {
  const type = getNamedType(field.type);
  const isInput = isInputObjectType(type) && (name === 'input' || name === 'filter');
  return isInput
    ? Object.values(type.getFields()).map((each) => ({ name: each.name, field: each }))
    : [{ name, field }];
}
