import type { FindingCache } from './finding-cache.ts';
import type { NotedSchema } from './note.ts';
import type { Where } from './part.ts';
import { refOf, type Ref } from './ref.ts';

/** A value of a view with its schema and position. */
export type Spot = {
  readonly value: unknown;
  readonly schema: NotedSchema;
  readonly where: Where;
  /** The cache of findings; without it everything is searched again. */
  readonly known?: FindingCache | undefined;
};

export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kind of thing in a schema's note. */
function thingOf(schema: NotedSchema | undefined): string | undefined {
  const note = schema?.['x-table'];
  return note && 'thing' in note ? note.thing : undefined;
}

/** The fields of a record by name. If names are things, each field has its name as its key. */
export function fieldsOf(
  { schema, where: { key: _, ...around }, known }: Spot,
  value: Json,
): readonly (readonly [string, Spot])[] {
  const kind = thingOf(schema.propertyNames) ?? thingOf(schema);
  const { additionalProperties: others, properties = {} } = schema;
  return Object.entries(value).map(([name, inner]) => {
    const declared = properties[name];
    const where = {
      ...around,
      ...(kind !== undefined && { key: refOf(kind, name) }),
      path: declared === undefined ? around.path : [...around.path, name],
    };
    const open = typeof others === 'object' ? others : {};
    return [name, { value: inner, schema: declared ?? open, where, known }] as const;
  });
}

/** The field of a record with its schema. */
export const fieldOf = ({ schema, where, known }: Spot, value: Json, name: string): Spot => ({
  value: value[name],
  schema: schema.properties?.[name] ?? {},
  where,
  known,
});

/** The things that a value names, an id or a list of ids; `undefined` for anything else. */
export function thingsIn({ value, schema }: Spot): readonly Ref[] | undefined {
  const kind = thingOf(schema) ?? thingOf(schema.items);
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return kind !== undefined && ids.every(isId) ? ids.map((id) => refOf(kind, id)) : undefined;
}

/** The one thing that a value names. */
export const thingIn = (spot: Spot): Ref | undefined =>
  Array.isArray(spot.value) ? undefined : thingsIn(spot)?.[0];

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
