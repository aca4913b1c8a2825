/** Freezes a value with all that it holds: a later change of any part throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
