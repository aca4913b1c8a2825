import { same } from '../../engine/same.ts';

/**
 * The paths at which two pieces of plain JSON differ: the first few, each at the innermost place.
 */
export function differences(one: unknown, other: unknown, path = ''): readonly string[] {
  if (same(one, other)) return [];
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) {
    return [`${path} is ${told(other)}, not ${told(one)}`];
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys]
    .flatMap((key) => differences(one[key], other[key], path === '' ? key : `${path}.${key}`))
    .slice(0, MOST);
}

const MOST = 5;

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const told = (value: unknown): string =>
  value === undefined ? 'absent' : JSON.stringify(value).slice(0, 80);
