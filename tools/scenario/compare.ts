/** A difference from the expected value. */
export type Difference = {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
};

/**
 * The differences of a value from the expected one. Of a map only the written entries are compared,
 * and `null` stands for an absent entry; a list must have the same length. A map compared with a
 * list picks items by index, or its `length`.
 */
export function differences(
  expected: unknown,
  actual: unknown,
  path: string,
): readonly Difference[] {
  if (expected === null && (actual === null || actual === undefined)) return [];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [{ path, expected, actual }];
    if (actual.length !== expected.length) return [{ path, expected, actual }];
    return expected.flatMap((item, i) => differences(item, actual[i], `${path}[${String(i)}]`));
  }
  if (isRecord(expected)) {
    if (typeof actual !== 'object' || actual === null) return [{ path, expected, actual }];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, Reflect.get(actual, key), `${path}.${key}`),
    );
  }
  return expected === actual ? [] : [{ path, expected, actual }];
}

/** `path: expected …, but it is …`. */
export const worded = ({ path, expected, actual }: Difference): string =>
  `${path}: expected ${short(expected)}, but it is ${short(actual)}`;

/** A value in one line of bounded length. */
export function short(value: unknown, length = 400): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
