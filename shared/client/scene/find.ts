import type { NotedSchema } from './note.ts';
import { refOf, type Ref } from './ref.ts';
import { isRecord } from './schema.ts';

/** A value of an entry's `data`, with its schema. */
export type FoundValue = { readonly value: unknown; readonly schema: NotedSchema };

/** True if a value of a cue is a JSON pointer. The empty pointer is the whole `data`. */
export const isPointer = (value: string): boolean => value === '' || value.startsWith('/');

/** The value that a JSON pointer (RFC 6901) leads to; `undefined` if there is none. */
export function find(data: FoundValue, pointer: string): FoundValue | undefined {
  let found: FoundValue = data;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const inner = within(found, name);
    if (inner === undefined) return undefined;
    found = inner;
  }
  return found;
}

function within({ value, schema }: FoundValue, name: string): FoundValue | undefined {
  const isHeld = (isRecord(value) || Array.isArray(value)) && Object.hasOwn(value, name);
  if (!isHeld) return undefined;
  const inner: unknown = Reflect.get(value, name);
  const known = Array.isArray(value) ? schema.items : schema.properties?.[name];
  return inner === undefined || inner === null ? undefined : { value: inner, schema: known ?? {} };
}

/** The things that a value names; `undefined` if it names none, or is not a list of them. */
export function refsIn({ value, schema }: FoundValue): readonly Ref[] | undefined {
  if (!Array.isArray(value)) {
    const one = refIn({ value, schema });
    return one && [one];
  }
  const items = value as readonly unknown[];
  const refs = items.flatMap(
    (item) => refIn({ value: item, schema: schema.items ?? schema }) ?? [],
  );
  return refs.length === value.length ? refs : undefined;
}

/**
 * The thing that a value names: an id of the kind in the schema, a ref as it stands, or an object that
 * holds one thing (`{ "seat": "seat2" }`).
 */
export function refIn({ value, schema }: FoundValue): Ref | undefined {
  if (isRecord(value)) {
    const inside = Object.entries(value).flatMap(
      ([name, inner]) => refIn({ value: inner, schema: schema.properties?.[name] ?? {} }) ?? [],
    );
    return inside[0];
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const note = schema['x-table'];
  if (note && 'thing' in note) return refOf(note.thing, value);
  return isRef(value) ? value : undefined;
}

const isRef = (value: unknown): value is Ref =>
  typeof value === 'string' && /^[a-z-]+:[\s\S]+$/u.test(value);

/** The numbers in a value; `undefined` if it is neither a number nor a list of numbers. */
export function numbersIn(value: unknown): readonly number[] | undefined {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const numbers = all.filter((one): one is number => typeof one === 'number');
  return numbers.length === all.length ? numbers : undefined;
}
