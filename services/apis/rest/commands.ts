import * as z from 'zod';
import type { routes } from '../../../schema/rest/routes.ts';
import type { MutationResolvers } from '../graphql/generated/resolvers.ts';
import { resolvers } from '../graphql/resolvers/index.ts';
import type { Call, Outcome } from './call.ts';
import type { AnswerName } from './generated/answers.ts';
import { numberIn } from './number-in.ts';
import { fieldOf, type CommandId, type Operation } from './operation.ts';
import { write } from './write.ts';

type Mutations = Omit<MutationResolvers, `__${string}`>;
type InputOf<K extends keyof Mutations> =
  Extract<Mutations[K], (...all: never[]) => unknown> extends (
    parent: never,
    args: { readonly input: infer I },
    ...rest: never[]
  ) => unknown
    ? I
    : never;

/** The mutations that have no row: none. */
type Forgotten = Exclude<keyof Mutations, CommandId>;

type Names<P> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;
type Renamed<R> = R extends { readonly names: infer N } ? N[keyof N] : never;
/** The names in paths that no field of the mutation's input has: none. */
type Strange = {
  [K in Extract<CommandId, keyof Mutations>]: Exclude<
    Names<(typeof routes)[K]['path']>,
    keyof InputOf<K> | Renamed<(typeof routes)[K]>
  >;
}[Extract<CommandId, keyof Mutations>];
type Known<T> = [Forgotten] extends [never] ? ([Strange] extends [never] ? T : never) : never;

type Given = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: object;
  readonly body: object;
};

/** The input of a command's mutation, put together from the path, query, headers and body. */
function inputOf(operation: Operation, { command }: Call, { path, query, body }: Given): object {
  const named = Object.entries(path).map(([name, value]): [string, unknown] => {
    const field = fieldOf(operation, name);
    const schema = operation.input?.shape[field] as z.core.$ZodType | undefined;
    return [field, isWhole(schema) ? numberIn(name, value) : value];
  });
  const inPath: object = Object.fromEntries(named);
  return { ...body, ...query, ...operation.fixed, ...inPath, ...command };
}

const isWhole = (schema: z.core.$ZodType | undefined): boolean =>
  schema instanceof z.ZodNumber ||
  (schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodNumber);

type Resolve = (parent: object, args: object, context: Call) => unknown;

/** Carries a command out by its mutation, and writes its answer; `undefined` if a read writes the answer. */
export async function carryOut(
  operation: Known<Operation>,
  call: Call,
  given: Given,
): Promise<Outcome<unknown> | undefined> {
  const { id, of, gives, version: versioned, at, then }: Operation = operation;
  const mutation = resolvers.Mutation[(of ?? id) as keyof Mutations] as Resolve;
  const model = await mutation({}, { input: inputOf(operation, call, given) }, call);
  if (then !== undefined) return undefined;
  const body = await write(gives as AnswerName, model, call);
  const { version } = (
    typeof versioned === 'string' ? body[versioned as never] : body
  ) as Versioned;
  return {
    body,
    ...(typeof version === 'number' && { version }),
    ...(at !== undefined && { location: `${at}/${(body as unknown as { id: string }).id}` }),
  };
}

type Versioned = { readonly version?: unknown };
