import * as z from 'zod';
import { schemaAt, valueAt } from './schema-at.ts';

/**
 * A mistake in an input: its place, by the names of fields, and a description with the allowed
 * values.
 */
export type Mistake = { readonly path: readonly (string | number)[]; readonly detail: string };

/** The place of a mistake as a JSON Pointer (RFC 6901). */
export const pointer = (path: Mistake['path']): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The most mistakes listed at once. */
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
      const detail = `Unknown field. Allowed: ${known || 'none'}.`;
      return issue.keys.map((key) => ({ path: [...path, key], detail }));
    }
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
    case 'too_small':
    case 'too_big': {
      const missing = issue.code.startsWith('invalid_') && valueAt(input, path) === undefined;
      return [{ path, detail: missing ? 'Required.' : expected(issue, at) }];
    }
    default:
      return [{ path, detail: expected(issue, at) }];
  }
}

const shapeOf = (schema: z.core.$ZodType): object => (schema as z.core.$ZodObject)._zod.def.shape;

/** Messages that the library makes itself; any other is a schema's own. */
const OF_THE_LIBRARY = /^(Invalid|Too big|Too small|Unrecognized)\b/u;

/** Describes the expected value, in our words. */
function expected(issue: z.core.$ZodIssue, schema: z.core.$ZodType | undefined): string {
  if (!OF_THE_LIBRARY.test(issue.message)) return issue.message;
  return rangeOf(schema) ?? sizeOf(schema, issue) ?? kindOf(issue);
}

/** Describes the length that a text or a list may have, with both bounds. */
function sizeOf(schema: z.core.$ZodType | undefined, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const what = sizes[issue.origin];
  if (what === undefined) return undefined;
  const bounds = schema instanceof z.ZodString ? schema : undefined;
  const least = bounds?.minLength ?? (issue.code === 'too_small' ? Number(issue.minimum) : 0);
  const most = bounds?.maxLength ?? (issue.code === 'too_big' ? Number(issue.maximum) : undefined);
  const [thing, unit] = what;
  if (most === undefined) return `Expected ${thing} of at least ${String(least)} ${unit}.`;
  return least > 0
    ? `Expected ${thing} of ${String(least)} to ${String(most)} ${unit}.`
    : `Expected ${thing} of at most ${String(most)} ${unit}.`;
}

const sizes: Readonly<Record<string, readonly [thing: string, unit: string]>> = {
  string: ['text', 'characters'],
  array: ['a list', 'items'],
  set: ['a list', 'items'],
};

const oneOf = (values: readonly string[]): string =>
  `Expected ${values.length === 1 ? '' : 'one of '}${values.join(', ')}.`;

/** The kind of value that fits. */
function kindOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value': {
      return oneOf(
        issue.values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value))),
      );
    }
    case 'invalid_union': {
      // of what may stand in the field that tells the kinds apart only the message says
      const kinds = [...issue.message.matchAll(/'([^']*)'/gu)].map(
        ([, kind]) => `"${String(kind)}"`,
      );
      return kinds.length === 0 ? 'This value is not allowed.' : oneOf(kinds);
    }
    case 'invalid_format':
      return issue.format === 'regex'
        ? 'The format is wrong.'
        : `Expected ${formats[issue.format] ?? `text in the format "${issue.format}"`}.`;
    case 'not_multiple_of':
      return `Expected a multiple of ${String(issue.divisor)}.`;
    default:
      return 'This value is not allowed.';
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formats: Readonly<Record<string, string>> = {
  datetime: 'a time such as "2026-05-17T18:00:00Z"',
  date: 'a date such as "2026-05-17"',
  time: 'a time of day such as "18:00"',
  duration: 'a duration such as "PT30M"',
  url: 'a URL',
  email: 'an email address',
};

/**
 * Describes the range that a number may have, with both bounds, whichever was exceeded; `undefined`
 * if the schema is not a number.
 */
function rangeOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (!(schema instanceof z.ZodNumber)) return undefined;
  const [least, most] = [boundOf(schema.minValue), boundOf(schema.maxValue)];
  const what = schema.format?.includes('int') === true ? 'a whole number' : 'a number';
  if (least === undefined && most === undefined) return `Expected ${what}.`;
  if (least === undefined) return `Expected ${what} of at most ${String(most)}.`;
  return most === undefined
    ? `Expected ${what} of at least ${String(least)}.`
    : `Expected ${what} from ${String(least)} to ${String(most)}.`;
}

/** A bound worth telling; one that bounds every number that a computer holds exactly says nothing. */
const boundOf = (bound: number | null): number | undefined =>
  bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
