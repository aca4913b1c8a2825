/** What a value takes in memory is about this many times what it takes as JSON, measured over whole matches. */
const IN_MEMORY = 4;

/** The estimated size of a value in memory, in bytes. */
export const sizeOf = (value: unknown): number => JSON.stringify(value).length * IN_MEMORY;

const sizes = new WeakMap<object, number>();

/** The same of what never changes, such as a record: it is written out the first time alone. */
export function sizeOnce(value: object): number {
  const size = sizes.get(value) ?? sizeOf(value);
  sizes.set(value, size);
  return size;
}
