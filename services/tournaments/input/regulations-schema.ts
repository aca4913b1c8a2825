import * as z from 'zod';
import { once } from '../../platform/once.ts';
import { regulationsInput } from './regulations-input.ts';

/**
 * The JSON Schema of regulations as organizers write them; validation has further checks that it
 * can't express.
 */
export const regulationsSchema = once((): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(regulationsInput(), { io: 'input', unrepresentable: 'any' }),
);
