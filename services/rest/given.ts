/** A type whose fields are left out rather than `undefined`. */
type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** An input less the fields that were not given. */
export const given = <T extends object>(input: T): Given<T> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Given<T>;
