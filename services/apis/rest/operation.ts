import * as z from 'zod';
import type { Route } from '../../../schema/rest/route.ts';
import { routes, type OperationId } from '../../../schema/rest/routes.ts';
import type { Mutation } from '../../../schema/generated/types.ts';
import { reads, wire } from './generated/wire.ts';

/** A row of the table with the schemas derived from its command's input, or from its read's arguments. */
export type Operation = Route & {
  readonly id: OperationId;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Need of an `Idempotency-Key`: a request must or may have one. */
  readonly key?: 'needed' | 'taken';
  readonly guarded: boolean;
  readonly needsToken: boolean;
  /** The whole input of a command. */
  readonly input?: z.ZodObject;
};

/** The operations that are mutations. */
export type CommandId =
  | Exclude<Extract<OperationId, keyof Mutation>, '__typename'>
  | 'unblockAccount';
export type ReadId = Exclude<OperationId, CommandId>;

const made = new Map<OperationId, Operation>();

/** An operation by its name; its schemas are made when it is first wanted. */
export function operationOf(id: OperationId): Operation {
  const known = made.get(id);
  if (known) return known;
  const operation = isCommand(id) ? commandOf(id) : readOf(id);
  made.set(id, operation);
  return operation;
}

export const isCommand = (id: OperationId): id is CommandId => inputName(routes[id], id) in wire;

const inputName = ({ of }: Route, id: OperationId): keyof typeof wire => {
  const name = of ?? id;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Input` as keyof typeof wire;
};

function readOf(id: Exclude<OperationId, CommandId>): Operation {
  const route: Route = routes[id];
  const schema = id in reads ? reads[id as keyof typeof reads]() : undefined;
  return {
    ...route,
    id,
    ...(schema && (route.method === 'get' ? { query: schema } : { body: schema })),
    guarded: false,
    needsToken: route.token ?? route.method !== 'get',
  };
}

function commandOf(id: CommandId): Operation {
  const route: Route = routes[id];
  const input = wire[inputName(route, id)]() as z.ZodObject;
  const { commandId, expectedVersion } = input.shape as Partial<Record<string, z.ZodType>>;
  // the expected version of `answer` may also stand in its body
  const apart = ['commandId', ...(id === 'answer' ? [] : ['expectedVersion'])];
  const out = [...namesIn(route), ...apart, ...Object.keys(route.fixed ?? {})];
  const rest = Object.entries(input.shape).filter(([field]) => !out.includes(field));
  const schema = z.strictObject(Object.fromEntries(rest));
  return {
    ...route,
    id,
    input,
    ...(rest.length > 0 && (route.method === 'delete' ? { query: schema } : { body: schema })),
    ...(commandId && { key: commandId instanceof z.ZodOptional ? 'taken' : 'needed' }),
    guarded: expectedVersion !== undefined,
    needsToken: route.token ?? true,
  };
}

/** The fields of the input that stand in the path. */
const namesIn = (route: Route): readonly string[] =>
  [...route.path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => fieldOf(route, name));

/** The field of the input that a name in the path means. */
export const fieldOf = ({ names = {} }: Route, name: string): string =>
  Object.entries(names).find(([, shown]) => shown === name)?.[0] ?? name;
