import type { DynamoDBRecord } from 'aws-lambda';

/** True if an event source passes this record to its function: the platform's rules of filters. */
export const passes = (patterns: readonly string[], record: DynamoDBRecord): boolean =>
  patterns.length === 0 || patterns.some((pattern) => matches(JSON.parse(pattern), record));

function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((each) => agrees(each, value));
  if (typeof pattern !== 'object' || pattern === null) return false;
  const fields = new Map(Object.entries(typeof value === 'object' ? (value ?? {}) : {}));
  return Object.entries(pattern).every(([key, inner]) => matches(inner, fields.get(key)));
}

function agrees(wanted: unknown, value: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return wanted === value;
  if ('prefix' in wanted)
    return typeof value === 'string' && value.startsWith(String(wanted.prefix));
  return 'exists' in wanted && wanted.exists === (value !== undefined);
}
