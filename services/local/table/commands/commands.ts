import {
  BatchGetItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand as QueryItemsCommand,
  ScanCommand as ScanItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { noSuchTable, UnknownToLocalTableError } from '../errors.ts';
import type { Rows } from '../disk/rows.ts';
import type { writeQueue } from '../disk/writes.ts';
import { batchGet, get } from './get.ts';
import { query, scan } from './query.ts';
import { writing } from './write.ts';

/** A command as a client gives it. */
export type CommandCall = { readonly input: Readonly<Record<string, unknown>> };

/** A command that the table knows. */
export type TableCommand = {
  /** The name that the database's own client has for it. */
  readonly name: string;
  /** Whether it speaks in plain values, or in the database's own types. */
  readonly isPlain: boolean;
  /** The parameters that it may have. */
  readonly parameters: readonly string[];
};

const VALUES = ['ExpressionAttributeNames', 'ExpressionAttributeValues'];
const CONDITION = ['ConditionExpression', 'ReturnValuesOnConditionCheckFailure', 'ReturnValues'];
const READ = ['ConsistentRead', 'ProjectionExpression'];

const kinds = [
  ['GetItemCommand', GetCommand, GetItemCommand, ['Key', 'ExpressionAttributeNames', ...READ]],
  ['BatchGetItemCommand', BatchGetCommand, BatchGetItemCommand, ['RequestItems']],
  ['PutItemCommand', PutCommand, PutItemCommand, ['Item', ...CONDITION, ...VALUES]],
  [
    'UpdateItemCommand',
    UpdateCommand,
    UpdateItemCommand,
    ['Key', 'UpdateExpression', ...CONDITION, ...VALUES],
  ],
  ['DeleteItemCommand', DeleteCommand, DeleteItemCommand, ['Key', ...CONDITION, ...VALUES]],
  [
    'QueryCommand',
    QueryCommand,
    QueryItemsCommand,
    [
      ...['IndexName', 'KeyConditionExpression', 'FilterExpression', 'ScanIndexForward', 'Limit'],
      ...['ExclusiveStartKey', ...VALUES, ...READ],
    ],
  ],
  ['ScanCommand', ScanCommand, ScanItemsCommand, ['ExclusiveStartKey', 'Limit', 'ConsistentRead']],
] as const;

const known = new Map<unknown, TableCommand>(
  kinds.flatMap(([name, plain, bare, own]) => {
    const parameters = ['TableName', ...own];
    return [
      [plain, { name, isPlain: true, parameters }] as const,
      [bare, { name, isPlain: false, parameters }] as const,
    ];
  }),
);

/** Finds the kind of a command. Refuses unknown commands and unknown parameters. */
export function commandOf(command: CommandCall): TableCommand {
  const found = known.get(command.constructor);
  if (found === undefined) throw new UnknownToLocalTableError(`the ${command.constructor.name}`);
  for (const name in command.input) {
    if (command.input[name] === undefined || found.parameters.includes(name)) continue;
    throw new UnknownToLocalTableError(`the parameter ${name} of the ${found.name}`);
  }
  return found;
}

/** Carries out commands in the database's own types, on one table. */
export function carryingOut(table: string, rows: Rows, writes: ReturnType<typeof writeQueue>) {
  const { put, update, delete: remove } = writing(writes);
  const operations: Readonly<Record<string, (input: never) => Promise<object>>> = {
    GetItemCommand: (input) => get(rows, input),
    BatchGetItemCommand: (input) => batchGet(rows, input),
    QueryCommand: (input) => query(rows, input),
    ScanCommand: (input) => scan(rows, input),
    PutItemCommand: put,
    UpdateItemCommand: update,
    DeleteItemCommand: remove,
  };
  return async (name: string, input: Readonly<Record<string, unknown>>): Promise<object> => {
    if (tablesIn(input).some((each) => each !== table)) throw noSuchTable();
    const operation = operations[name];
    if (operation === undefined) throw new UnknownToLocalTableError(`the ${name}`);
    return operation(input as never);
  };
}

function tablesIn({ TableName, RequestItems }: Readonly<Record<string, unknown>>) {
  return RequestItems === undefined ? [TableName] : Object.keys(RequestItems ?? {});
}
