/** Path of a value in regulations: names of fields, and indexes in lists. */
export type Path = readonly (string | number)[];

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Value at a path; nothing if there is none. */
export const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, name) => (isObject(at) ? at[String(name)] : undefined), json);

/** A copy with another value at a path; an `undefined` one is left out. */
export function withAt<T>(json: T, [name, ...path]: Path, value: unknown): T {
  if (name === undefined) return value as T;
  const next = withAt(isObject(json) ? json[String(name)] : undefined, path, value);
  if (Array.isArray(json)) return json.with(Number(name), next) as T;
  const { [String(name)]: _, ...others }: Json = isObject(json) ? json : {};
  return (next === undefined ? others : { ...others, [String(name)]: next }) as T;
}
