import { isNonNullType } from 'graphql';
import * as z from 'zod';
import type { InputValue } from '../contract/directive-arguments.ts';
import { documents } from './documents/index.ts';
import { named } from './documents/named.ts';
import { unbounded } from './schemas.ts';

/** A JSON Schema of the document. */
export type Schema = Readonly<Record<string, unknown>>;

export const scalars: Readonly<Record<string, Schema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
  Duration: { type: 'string', format: 'duration' },
  JSON: {},
};

/** Shapes of JSON that have no name of their own. */
export const shapes: Readonly<Record<string, Schema>> = {
  Object: { type: 'object', additionalProperties: true },
  Numbers: { type: 'object', additionalProperties: { type: 'number' } },
  Boards: { type: 'array', items: { $ref: '#/components/schemas/Board' } },
};

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** A description as one line. */
export const sentence = (text: string | null | undefined): { description?: string } =>
  text ? { description: text.replaceAll(/\s*\n\s*/gu, ' ').trim() } : {};

export const isRequired = (field: InputValue): boolean =>
  isNonNullType(field.type) && field.defaultValue === undefined;

/** Allows `null`, too. */
export function orNull({ description, ...its }: Schema): Schema {
  const type = its['type'];
  const either =
    typeof type === 'string'
      ? { ...its, type: [type, 'null'] }
      : { anyOf: [its, { type: 'null' }] };
  return { ...either, ...(description !== undefined && { description }) };
}

export const listOf = (of: string): Schema => ({
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items: ref(of), description: 'Items, in order.' } },
});

export const pageOf = (of: string): Schema => ({
  type: 'object',
  required: ['items', 'hasNextPage', 'endCursor'],
  properties: {
    items: { type: 'array', items: ref(of), description: 'Items of the page, in order.' },
    hasNextPage: {
      type: 'boolean',
      description: 'Whether more follow. Their address is in the `Link` header too.',
    },
    endCursor: {
      type: ['string', 'null'],
      description: 'Cursor of the last item: `after` of the next page.',
    },
  },
});

/** Drops undefined values. */
export const defined = (all: Readonly<Record<string, unknown>>): Schema =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

/** The schemas of all documents by name. */
export function documentSchemas(): Readonly<Record<string, Schema>> {
  if (Object.keys(documents).length === 0) return {};
  const uri = (id: string): string => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(named, { uri, io: 'input', override: unbounded });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [
      id,
      schema as Schema,
    ]),
  );
}
