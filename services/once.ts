/**
 * Makes a value lazily and once: when it is first wanted. Schemas are: a start that made all of them would be
 * late for the first request, which needs few.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
