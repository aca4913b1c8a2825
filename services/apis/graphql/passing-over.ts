import type { ApolloServerPlugin } from '@apollo/server';
import {
  defaultFieldResolver,
  getNullableType,
  GraphQLList,
  GraphQLNonNull,
  isListType,
  isObjectType,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { isOutage } from '../../platform/requests/if-visible.ts';
import type { GraphqlContext } from './context.ts';
import { innermost } from './errors.ts';
import { passing } from './passing.ts';

type Path = readonly (string | number)[];

/** Paths of such lists in the response to a request, by its context. */
const standing = new WeakMap<object, Path[]>();

/**
 * Lets the items of these lists be `null` while the schema is executed, so that a fault of one item
 * does not take the others with it. `passingOver` then takes the `null`s out of the response.
 */
export function withItemsPassed(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, fields] of Object.entries(passing)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new TypeError(`The contract has no ${name}.`);
    for (const each of fields) {
      const field = type.getFields()[each];
      if (field === undefined) throw new TypeError(`The contract has no ${name}.${each}.`);
      const list = getNullableType(field.type);
      if (!isListType(list)) throw new TypeError(`${name}.${each} is no list.`);
      Object.assign(field, {
        type: new GraphQLNonNull(new GraphQLList(getNullableType(list.ofType))),
        resolve: noting(field.resolve ?? defaultFieldResolver),
      });
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, object>;

/** Notes the path of the field's list in the response. */
const noting =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const lists = standing.get(context) ?? [];
    standing.set(context, lists);
    lists.push(pathOf(info.path));
    return resolve(source, args, context, info);
  };

type Step = { readonly prev: Step | undefined; readonly key: string | number };

const pathOf = ({ prev, key }: Step): Path => [...(prev ? pathOf(prev) : []), key];

/** Takes the items that could not be shown out of the lists of a response, and their faults, which were logged. */
export const passingOver: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ contextValue, errors = [], response: { body } }) {
        const lists = standing.get(contextValue);
        if (body.kind === 'single' && lists !== undefined && errors.length > 0) {
          body.singleResult = passed(body.singleResult, { lists, thrown: errors });
        }
        return Promise.resolve();
      },
    }),
};

type Result = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
};

function passed<R extends Result>(
  { data, errors: told = [], ...rest }: R,
  { lists, thrown }: { readonly lists: readonly Path[]; readonly thrown: readonly GraphQLError[] },
) {
  const gone = new Map(lists.map((list) => [keyOf(list), new Set<number>()]));
  const kept = told.filter((error, n) => {
    const place = itemOn(error.path ?? [], gone);
    if (place === undefined || !isFault(error, thrown[n])) return true;
    gone.get(place.list)?.add(place.at);
    return false;
  });
  // from the inside out, because lists are looked up by their first paths
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    const items: unknown = at(data, list);
    const out = gone.get(keyOf(list));
    if (!Array.isArray(items) || out === undefined) continue;
    const all: unknown[] = items;
    all.forEach((item, n) => item === null && out.add(n));
    all.splice(0, all.length, ...all.filter((_, n) => !out.has(n)));
  }
  const errors = kept.map((error) =>
    error.path === undefined ? error : { ...error, path: moved(error.path, gone) },
  );
  return { ...rest, data: data ?? null, ...(errors.length > 0 && { errors }) };
}

/** The indexes that are taken out of each list. */
type Gone = ReadonlyMap<string, ReadonlySet<number>>;

const keyOf = (path: Path): string => JSON.stringify(path);

/** True if the fault is in the item shown, neither the client's nor the database's. */
const isFault = ({ extensions }: GraphQLFormattedError, thrown: GraphQLError | undefined) =>
  extensions?.['code'] === 'INTERNAL' && thrown !== undefined && !isOutage(innermost(thrown));

/** The item of the innermost such list that a path leads through. */
function itemOn(path: Path, lists: ReadonlyMap<string, unknown>) {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const step = path[length];
    const list = keyOf(path.slice(0, length));
    if (typeof step === 'number' && lists.has(list)) return { list, at: step };
  }
  return undefined;
}

const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (value == null ? value : (value as Record<string | number, unknown>)[step]),
    data,
  );

/** The path to the same place after items were taken out; for a removed item, up to its list. */
function moved(path: Path, gone: Gone): Path {
  const steps: (string | number)[] = [];
  for (const [n, step] of path.entries()) {
    const out = typeof step === 'number' ? gone.get(keyOf(path.slice(0, n))) : undefined;
    if (out === undefined) steps.push(step);
    else if (out.has(Number(step))) break;
    else steps.push(Number(step) - [...out].filter((each) => each < Number(step)).length);
  }
  return steps;
}
