import * as z from 'zod';

const numberIn = (given: unknown): unknown =>
  typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given;
const truthIn = (given: unknown): unknown =>
  given === 'true' ? true : given === 'false' ? false : given;

/** A number in a query, which is text. */
export const digits = <T extends z.ZodType>(schema: T) => z.preprocess(numberIn, schema);
/** `true` or `false` in a query. */
export const truth = <T extends z.ZodType>(schema: T) => z.preprocess(truthIn, schema);
