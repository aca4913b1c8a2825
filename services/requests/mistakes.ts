import * as z from 'zod';
import { schemaAt, valueAt } from './schema-at.ts';

/** Something wrong in an input: where, by the names of its fields, and what, with what is allowed. */
export type Mistake = { readonly path: readonly (string | number)[]; readonly detail: string };

/** Mistakes told at once, at most. */
const MOST = 5;

/** Parses an input by a schema, or gives its mistakes, in words for its sender. */
export function read<T>(
  schema: z.ZodType<T>,
  input: unknown,
): { readonly data: T } | { readonly mistakes: readonly Mistake[] } {
  const result = schema.safeParse(input);
  if (result.success) return { data: result.data };
  const mistakes = result.error.issues.flatMap((issue) => mistakesIn(issue, schema, input));
  return { mistakes: mistakes.slice(0, MOST) };
}

function mistakesIn(issue: z.core.$ZodIssue, schema: z.ZodType, input: unknown): Mistake[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const at = schemaAt(schema, path, input);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = Object.keys(at?._zod.def.type === 'object' ? shapeOf(at) : {}).join(', ');
      const detail = `It is unknown. The known ones are: ${known || 'none'}.`;
      return issue.keys.map((key) => ({ path: [...path, key], detail }));
    }
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
    case 'too_small':
    case 'too_big': {
      const missing = issue.code.startsWith('invalid_') && valueAt(input, path) === undefined;
      return [{ path, detail: missing ? 'It is missing.' : (rangeOf(at) ?? issue.message) }];
    }
    default:
      return [{ path, detail: issue.message }];
  }
}

const shapeOf = (schema: z.core.$ZodType): object => (schema as z.core.$ZodObject)._zod.def.shape;

/** Both ends of what a number may be, whichever of them was passed; nothing of what is no number. */
function rangeOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (!(schema instanceof z.ZodNumber)) return undefined;
  const [least, most] = [boundOf(schema.minValue), boundOf(schema.maxValue)];
  const what = schema.format?.includes('int') === true ? 'a whole number' : 'a number';
  if (least === undefined && most === undefined) return `Expected ${what}`;
  if (least === undefined) return `Expected ${what} up to ${String(most)}`;
  return `Expected ${what} from ${String(least)} ${most === undefined ? 'on' : `to ${String(most)}`}`;
}

/** A bound worth telling; one that bounds every number that a computer holds exactly says nothing. */
const boundOf = (bound: number | null): number | undefined =>
  bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
