import * as z from 'zod';
import { named } from './documents/named.ts';

/** Reference to a named document of OpenAPI. */
export function ref(schema: z.core.$ZodType): { readonly $ref: string } {
  const id = named.get(schema)?.id;
  if (id === undefined) throw new TypeError('What is sent or given has a name in the document.');
  return { $ref: `#/components/schemas/${id}` };
}

/** Leaves out bounds that say nothing of a number but that a computer can hold it exactly. */
export function unbounded({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
