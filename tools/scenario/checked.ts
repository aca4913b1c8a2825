import type { ZodType } from 'zod';
import type { Path } from './place.ts';

/** Reports a problem at a path. */
export type Complain = (path: Path, message: string) => void;

/** The value as parsed by the schema; reports each issue. */
export function checked<T>(
  schema: ZodType<T>,
  value: unknown,
  path: Path,
  complain: Complain,
): T | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const at = [...path, ...issue.path, ...unknown];
    const name = at.filter((part) => part !== '').map(String);
    complain(at, name.length === 0 ? issue.message : `${name.join('.')}: ${issue.message}`);
  }
  return undefined;
}
