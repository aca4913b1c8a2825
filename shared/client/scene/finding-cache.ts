import type { FoundParts, Where } from './part.ts';
import type { NotedSchema } from './note.ts';

/** A cache of the findings in the lists and records of a view. */
export type FindingCache = WeakMap<object, Finding>;

type Finding = {
  readonly schema: NotedSchema;
  readonly where: Where;
  readonly found: FoundParts;
};

type Sought = {
  readonly value: unknown;
  readonly schema: NotedSchema;
  readonly where: Where;
  readonly known?: FindingCache | undefined;
};

/** The findings in a value: searched, or cached from the same value at the same place. */
export function onceFound<S extends Sought>(spot: S, find: (spot: S) => FoundParts): FoundParts {
  const { value, schema, where, known } = spot;
  if (known === undefined || typeof value !== 'object' || value === null) return find(spot);
  const before = known.get(value);
  if (before?.schema === schema && isSame(before.where, where)) return before.found;
  const found = find(spot);
  known.set(value, { schema, where, found });
  return found;
}

const isSame = (one: Where, other: Where): boolean =>
  one.seat === other.seat &&
  one.place === other.place &&
  one.key === other.key &&
  one.path.length === other.path.length &&
  one.path.every((name, at) => name === other.path[at]);
