import type * as z from 'zod';
import { read, type Mistake } from './mistakes.ts';
import { refuseInput } from './refusal.ts';

/** Returns the input as checked; refuses it with each mistake and its place. */
export function checked<T>(schema: z.ZodType<T>, input: unknown, where?: string): T {
  const result = read(schema, input);
  if ('data' in result) return result.data;
  const within = (mistake: Mistake): Mistake =>
    where === undefined ? mistake : { ...mistake, path: [where, ...mistake.path] };
  return refuseInput(...result.mistakes.map(within));
}
