/**
 * The size of a value in memory, as a multiple of its size as JSON, measured over whole matches.
 */
const IN_MEMORY = 4;

/** The estimated size of a value in memory, in bytes. */
export const sizeOf = (value: unknown): number => JSON.stringify(value).length * IN_MEMORY;

const sizes = new WeakMap<object, number>();

/**
 * Computes the same for a value that never changes, such as a record: it is serialised only the
 * first time.
 */
export function sizeOnce(value: object): number {
  const size = sizes.get(value) ?? sizeOf(value);
  sizes.set(value, size);
  return size;
}
