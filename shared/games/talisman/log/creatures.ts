import type { Content } from '../content/schema.ts';

const known = new WeakMap<Content, ReadonlySet<string>>();

/** The ids of all creatures that are not cards, wherever the content speaks of them. */
export function creaturesIn(content: Content): ReadonlySet<string> {
  const found = known.get(content) ?? new Set(idsIn(content));
  known.set(content, found);
  return found;
}

/** Ids in a value; a creature is named by its attack, an attribute and its value. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(idsIn);
  const fights = 'attribute' in value && 'value' in value;
  return fights && 'id' in value && typeof value.id === 'string' ? [value.id, ...inside] : inside;
}
