import * as z from 'zod';

/** The schemas that have a name of their own in the OpenAPI document: `#/components/schemas/Match`. */
export const named = z.registry<{ readonly id: string }>();

/** Gives a schema a name in the document, and a sentence. */
export function name<T extends z.ZodType>(id: string, says: string, schema: T): T {
  const described = schema.describe(says);
  named.add(described, { id });
  return described;
}
