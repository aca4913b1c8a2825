import * as z from 'zod';
import { described } from './described.ts';

/** The schemas that have a name of their own in the OpenAPI document: `#/components/schemas/Match`. */
export const named = z.registry<{ readonly id: string }>();

/** Gives a schema that was just made a name in the document, and a sentence. */
export function name<T extends z.ZodType>(id: string, meaning: string, schema: T): T {
  named.add(described(meaning, schema), { id });
  return schema;
}
