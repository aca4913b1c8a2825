import * as z from 'zod';

/** Says what a schema that was just made means. `describe` would make another of it, at every start. */
export function described<T extends z.ZodType>(description: string, schema: T): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}
