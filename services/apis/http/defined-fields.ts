/** The value type without `null`: an input's type once absent fields are left out. */
type DefinedFields<T> = {
  readonly [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K];
} & {
  readonly [
    K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never
  ]?: NonNullable<T[K]>;
};

/** An input less the fields that the client left out or set to `null`, which mean the same. */
export function definedFields<T extends object>(input: T): DefinedFields<T> {
  const fields = Object.entries(input).filter(([, value]) => value != null);
  return Object.fromEntries(fields) as DefinedFields<T>;
}

/** An input less the fields that the client left out; `null` has a meaning in it. */
export function presentFields<T extends object>(
  input: T,
): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  const fields = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
