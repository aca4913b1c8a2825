/** What takes a while to make, and then stays: made when it is first wanted. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
