import { ConditionalCheckFailedException, type AttributeValue } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { convertToAttr, convertToNative } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import type { Ask } from './database.ts';

const operations = [
  [GetCommand, 'GetItem'],
  [PutCommand, 'PutItem'],
  [UpdateCommand, 'UpdateItem'],
  [DeleteCommand, 'DeleteItem'],
  [QueryCommand, 'Query'],
] as const;

/** The parts of a request that hold values. */
const valued = ['Item', 'Key', 'ExpressionAttributeValues', 'ExclusiveStartKey'] as const;

/** Sends commands of the document client, without the client. */
export const sendingTo =
  (ask: Ask) =>
  async (command: { readonly input: Readonly<Record<string, unknown>> }): Promise<object> => {
    const operation = operations.find(([kind]) => command instanceof kind)?.[1];
    if (operation === undefined) throw new TypeError('A season knows no such command.');
    const { status, body } = await ask(operation, toWire(command.input));
    if (status === 200) return fromWire(reply.parse(body));
    const { __type, message = '' } = fault.parse(body);
    if (__type.endsWith('#ConditionalCheckFailedException')) {
      throw new ConditionalCheckFailedException({ message, $metadata: {} });
    }
    throw new Error(`The database says ${__type}: ${message}`);
  };

const fault = z.object({ __type: z.string(), message: z.optional(z.string()) });
const item = z.record(z.string(), z.custom<AttributeValue>());
const reply = z.object({
  Item: z.optional(item),
  Attributes: z.optional(item),
  Items: z.optional(z.array(item)),
  LastEvaluatedKey: z.optional(item),
});

function toWire(input: Readonly<Record<string, unknown>>): object {
  const parts = valued.flatMap((name) => {
    const value = input[name];
    return typeof value === 'object' && value !== null ? [[name, marshalled(value)] as const] : [];
  });
  return { ...input, ...Object.fromEntries(parts) };
}

function fromWire({ Items, ...parts }: z.infer<typeof reply>): object {
  const plain = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, unmarshalled(value)] as const],
  );
  return { ...Object.fromEntries(plain), ...(Items && { Items: Items.map(unmarshalled) }) };
}

/** Bytes go by JSON as base64: items are flat, so that none lie deeper. */
const marshalled = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      if (each === undefined) return [];
      const { B, ...wire } = convertToAttr(each, { removeUndefinedValues: true });
      return [[name, B === undefined ? wire : { B: Buffer.from(B).toString('base64') }] as const];
    }),
  );

const unmarshalled = (item: Readonly<Record<string, AttributeValue>>): object =>
  Object.fromEntries(
    Object.entries(item).map(([name, each]) => [
      name,
      each.B === undefined ? convertToNative(each) : Buffer.from(String(each.B), 'base64'),
    ]),
  );
