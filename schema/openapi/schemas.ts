import * as z from 'zod';
import { named } from './models/named.ts';

/** Where a named schema stands in the document. */
export function ref(schema: z.core.$ZodType): { readonly $ref: string } {
  const id = named.get(schema)?.id;
  if (id === undefined) throw new TypeError('What is sent or given has a name in the document.');
  return { $ref: `#/components/schemas/${id}` };
}

/** A schema without a name, in place. */
export function schemaOf(schema: z.core.$ZodType): Readonly<Record<string, unknown>> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', override: unbounded });
  return rest;
}

/** Leaves out bounds that say nothing of a number but that a computer can hold it exactly. */
export function unbounded({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
