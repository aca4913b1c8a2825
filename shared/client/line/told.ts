/** Why something was not done, by the contract's codes; it has changed nothing. */
export type Refusal = {
  readonly code: string;
  readonly message: string;
  /** Whether the same may be sent again. */
  readonly retryable: boolean;
  /** Seconds to wait before that, where the service says so. */
  readonly retryAfter?: number;
  /** All that the service says of it: the current version, the fields that were wrong. */
  readonly details: Readonly<Record<string, unknown>>;
};

/** What came of a request: a refusal is a value, and nothing is thrown for it. */
export type Told<T> = { readonly data: T } | { readonly refusal: Refusal };

/** The code of what never reached the service, or came back as nothing that it says. */
export const LINE_LOST = 'LINE_LOST';

export const lineLost = (message: string): Refusal => ({
  code: LINE_LOST,
  message,
  retryable: true,
  details: {},
});

/** The refusal that an error of GraphQL is. */
export function refusalIn(error: unknown): Refusal {
  const { message, extensions } = objectOf(error);
  const details = objectOf(extensions);
  const { code, retryable, retryAfter } = details;
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: typeof message === 'string' ? message : 'Something went wrong.',
    retryable: retryable === true,
    ...(typeof retryAfter === 'number' && { retryAfter }),
    details,
  };
}

export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
