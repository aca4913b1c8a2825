import type * as z from 'zod';
import { read, type Mistake } from './mistakes.ts';
import { refuseInput } from './refusal.ts';

/** The input as checked; refused with what is wrong where. */
export function checked<T>(schema: z.ZodType<T>, input: unknown, where?: string): T {
  const result = read(schema, input);
  if ('data' in result) return result.data;
  const within = (mistake: Mistake): Mistake =>
    where === undefined ? mistake : { ...mistake, path: [where, ...mistake.path] };
  return refuseInput(...result.mistakes.map(within));
}
