/** True if two pieces of plain JSON are equal; an absent property equals an `undefined` one. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) if (!same(a[i], b[i])) return false;
    return true;
  }
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key in left) if (!same(left[key], own(right, key))) return false;
  for (const key in right) if (right[key] !== undefined && !Object.hasOwn(left, key)) return false;
  return true;
}

const own = (of: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(of, key) ? of[key] : undefined;
