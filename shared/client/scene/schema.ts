import type { Known } from './known.ts';
import type { NotedSchema } from './note.ts';
import type { Where } from './part.ts';
import { refOf, type Ref } from './ref.ts';

/** A value of a view with what its schema says of it, and where it stands. */
export type Spot = {
  readonly value: unknown;
  readonly schema: NotedSchema;
  readonly where: Where;
  /** What was found before; nothing where all is looked for anew. */
  readonly known?: Known | undefined;
};

export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kind of thing that a schema says an id is of. */
function thingOf(schema: NotedSchema | undefined): string | undefined {
  const note = schema?.['x-table'];
  return note && 'thing' in note ? note.thing : undefined;
}

/** The fields of a record by name. Where names are things, each knows the thing that it is kept by. */
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

/** The field of a record with what its schema says of it. */
export const fieldOf = ({ schema, where, known }: Spot, value: Json, name: string): Spot => ({
  value: value[name],
  schema: schema.properties?.[name] ?? {},
  where,
  known,
});

/** The things that a value names, an id or a list of ids; `undefined` where it is anything else. */
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
