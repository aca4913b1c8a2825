/** Matches the names of fields that must not be logged. */
const PRIVATE =
  /authorization|token|secret|password|cookie|choose|variables|invitation|entropy|orders/i;

/** The pattern of credentials, wherever they stand in a text. */
const ACCESS = /Bearer\s+\S+|\beyJ[\w-]+\.[\w-]+\.[\w-]*|\bqh_pat_\S+/gi;

const LONGEST = 2_000;
const HIDDEN = '[hidden]';

/**
 * Hides tokens, secrets and answers for `JSON.stringify`. Of errors it shows the name, the stack
 * and the cause, and none of their other fields.
 */
export function redact(key: string, value: unknown): unknown {
  if (value instanceof Error) return told(value);
  if (PRIVATE.test(key) && value !== undefined) return HIDDEN;
  return typeof value === 'string' ? cleaned(value) : value;
}

const cleaned = (text: string): string => text.replace(ACCESS, HIDDEN).slice(0, LONGEST);

type Carried = {
  readonly cause?: unknown;
  readonly errors?: unknown;
  readonly originalError?: unknown;
  readonly $metadata?: { readonly requestId?: string; readonly attempts?: number };
};

function told(error: Error & Carried): Readonly<Record<string, unknown>> {
  const { name, cause, errors, originalError, $metadata } = error;
  return {
    name,
    // a parser quotes what it could not read, which may be anything
    message: error instanceof SyntaxError ? HIDDEN : error.message,
    stack: framesOf(error),
    cause: cause ?? originalError,
    errors,
    request: $metadata && { id: $metadata.requestId, attempts: $metadata.attempts },
  };
}

/** The stack begins with the message, over any number of lines. */
const framesOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
