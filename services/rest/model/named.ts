/** The contract's name of a value that the code calls so. */
export function named<T extends Readonly<Record<string, string>>>(
  values: T,
  value: T[keyof T],
): keyof T {
  const [name] = Object.entries(values).find(([, each]) => each === value) ?? [];
  if (name === undefined) throw new TypeError(`The schema has no name for ${value}.`);
  return name;
}
