import type { Schema } from '../shapes.ts';

type Known = { readonly [name: string]: unknown };
const isObject = (value: unknown): value is Known => typeof value === 'object' && value !== null;

/** Adds `null` to an example wherever its schema requires a field that can be `null`. */
export function withNulls(
  all: Readonly<Record<string, Schema>>,
  schema: unknown,
  value: unknown,
): unknown {
  const its = meant(all, schema);
  if (Array.isArray(value)) return value.map((each) => withNulls(all, its['items'], each));
  const { properties, required } = its;
  if (!isObject(value) || !isObject(properties)) return value;
  const given = Object.entries(value).map(([name, each]): readonly [string, unknown] => [
    name,
    withNulls(all, properties[name], each),
  ]);
  const left = (Array.isArray(required) ? required : []).filter(
    (name: string) => !Object.hasOwn(value, name) && canBeNull(properties[name]),
  );
  return Object.fromEntries([...given, ...left.map((name: string) => [name, null])]);
}

/** The schema of an object or a list, by its name if it has one, without the choice of `null`. */
function meant(all: Readonly<Record<string, Schema>>, schema: unknown): Schema {
  if (!isObject(schema)) return {};
  const { $ref: name, anyOf } = schema;
  if (typeof name === 'string') return meant(all, all[name.replace('#/components/schemas/', '')]);
  if (Array.isArray(anyOf))
    return meant(
      all,
      anyOf.find((each) => !isNull(each)),
    );
  return schema;
}

const isNull = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'null';

const canBeNull = (schema: unknown): boolean =>
  isObject(schema) &&
  ((Array.isArray(schema['type']) && schema['type'].includes('null')) ||
    (Array.isArray(schema['anyOf']) && schema['anyOf'].some(isNull)));
