import * as z from 'zod';
import { once } from '../../platform/once.ts';
import { regulationsInput } from './regulations-input.ts';

/** What regulations look like as organizers write them, as a JSON Schema: their checks know more than it can say. */
export const regulationsSchema = once((): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(regulationsInput(), { io: 'input', unrepresentable: 'any' }),
);
