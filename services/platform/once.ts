/**
 * Makes a value lazily and once: when it is first wanted. Schemas are: a start that made all of them would be
 * late for the first request, which needs few.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
