import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { UsageError } from './errors.ts';

/** A whole number from a flag, no less than `min`. */
export function wholeNumber(flag: string, text: string, min: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < min) {
    throw new UsageError(
      `--${flag} must be a whole number of at least ${String(min)}, got "${text}"`,
    );
  }
  return value;
}

/** JSON from a flag. */
export function json(flag: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--${flag} must be JSON: ${messageOf(error)}`);
  }
}

/** A required flag. */
export function required(flag: string, text: string | undefined): string {
  if (text === undefined) throw new UsageError(`--${flag} is required`);
  return text;
}

/** The text of a file named on the command line. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`can't read ${file}: ${messageOf(error)}`);
  }
}

/** The JSON of a file named on the command line. */
export function jsonOf(file: string): unknown {
  const text = textOf(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${messageOf(error)}`);
  }
}

/** The issues of a schema with a value, each with its path. */
export const issuesOf = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('; ');

/** The message of an error. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
