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
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
