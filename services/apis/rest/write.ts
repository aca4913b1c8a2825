import { enumValues } from '../../../schema/enum-values.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { resolvers } from '../graphql/resolvers/index.ts';
import { answers, type AnswerName } from './generated/answers.ts';
import { lean } from './lean.ts';

/** The kind of a field's value, its name, whether it is a list, whether it is optional, and its arguments. */
type Shape = readonly [
  kind: 'leaf' | 'enum' | 'answer',
  name: string,
  list: boolean,
  optional: boolean,
  args?: object,
];
type Answer = { readonly of: string; readonly fields: Readonly<Record<string, Shape>> };
declare const written: unique symbol;
/** An answer that was written by its fragment, and so holds all fields that the contract promises. */
export type WrittenAnswer = { readonly [written]: true };

type Resolve = (model: unknown, args: object, context: GraphqlContext) => unknown;
type Write = (model: unknown, context: GraphqlContext) => unknown;

// as narrow as it was generated, it could not be read by names
const all = answers as unknown as Readonly<Record<string, Answer>>;
const resolving = { ...resolvers, ...lean(resolvers) } as unknown as Readonly<
  Record<string, Readonly<Record<string, Resolve>> | undefined>
>;

const later = (it: unknown): it is Promise<unknown> =>
  typeof (it as { then?: unknown } | null | undefined)?.then === 'function';

const made = new Map<string, Write>();

/** The writer of an answer, compiled when it is first wanted; with these of its optional fields. */
function writerOf(name: string, asked: readonly string[] = []): Write {
  const key = [name, ...asked].join();
  const known = made.get(key);
  if (known) return known;
  const write = compiled(name, asked);
  made.set(key, write);
  return write;
}

/** Writes an answer of REST from a model by the resolvers of GraphQL, without executing a document. */
export const write = async (
  name: AnswerName,
  model: unknown,
  context: GraphqlContext,
  ...asked: readonly string[]
): Promise<WrittenAnswer> => (await writerOf(name, asked)(model, context)) as WrittenAnswer;

/** Writes each item of a list. */
export const writeAll = (
  name: AnswerName,
  models: readonly unknown[],
  context: GraphqlContext,
): Promise<WrittenAnswer[]> => Promise.all(models.map((each) => write(name, each, context)));

function compiled(name: string, asked: readonly string[]): Write {
  const answer = all[name];
  if (answer === undefined) throw new TypeError(`There is no answer ${name}.`);
  const reads = Object.entries(answer.fields)
    .filter(([field, [, , , optional]]) => !optional || asked.includes(field))
    .map(([field, shape]) => ({ field, read: reading(answer.of, field, shape) }));
  return (model, context) => {
    const out: Record<string, unknown> = {};
    let waits: Promise<unknown>[] | undefined;
    for (const { field, read } of reads) {
      const value = read(model, context);
      out[field] = value; // takes its place now: the order of fields is that of the contract
      if (later(value)) (waits ??= []).push(value.then((it) => (out[field] = it)));
    }
    return waits ? Promise.all(waits).then(() => out) : out;
  };
}

function reading(of: string, field: string, [kind, name, list, , args = {}]: Shape): Write {
  const one = oneOf(kind, name);
  const value: Write = (it, context) => {
    if (it === null || it === undefined) return null;
    if (!list) return one(it, context);
    const items = (it as readonly unknown[]).map((each) => one(each, context));
    return items.some(later) ? Promise.all(items) : items;
  };
  const resolve = resolving[of]?.[field];
  return (model, context) => {
    const found = resolve
      ? resolve(model, args, context)
      : (model as Readonly<Record<string, unknown>>)[field];
    return later(found) ? found.then((it) => value(it, context)) : value(found, context);
  };
}

function oneOf(kind: Shape[0], name: string): Write {
  if (kind === 'answer') return (it, context) => writerOf(name)(it, context);
  return kind === 'enum' ? namedAs(name) : (it) => it;
}

/** The contract's name of a value that the code calls otherwise. */
function namedAs(type: string): Write {
  const own = (enumValues as Readonly<Record<string, Readonly<Record<string, string>>>>)[type];
  if (own === undefined) return (it) => it;
  const names = new Map<unknown, string>(Object.entries(own).map(([name, value]) => [value, name]));
  return (it) => {
    const name = names.get(it);
    if (name === undefined) throw new TypeError(`${type} has no name for ${String(it)}.`);
    return name;
  };
}
