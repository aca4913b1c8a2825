import type { ErrorCode } from '../generated/operations.ts';

/** A fault of a request, and its place. */
export type Fault = {
  /** `input`: the arguments and the input of the field. `variables`: the variables of the document. */
  readonly in: 'input' | 'variables';
  /** A JSON Pointer into it, such as `/options/goal`. */
  readonly at: string;
  readonly detail: string;
};

/** The codes of refusals: those of the contract, `LINE_LOST` and `WITHDRAWN`. A newer service may send further ones. */
export type RefusalCode = ErrorCode | typeof LINE_LOST | 'WITHDRAWN';

/** The reason, by the contract's codes, why a request was not done; it has changed nothing. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly message: string;
  /** True if the same request may be sent again. */
  readonly retryable: boolean;
  /** Seconds to wait before that, if the service says so. */
  readonly retryAfter?: number;
  /** With `BAD_USER_INPUT`: the faults and their places, if the service can name them. */
  readonly faults?: readonly Fault[];
  /** All details from the service: the current version, the wrong fields. */
  readonly details: Readonly<Record<string, unknown>>;
};

/** The outcome of a request: a refusal is a value, not an exception. */
export type Outcome<T> = { readonly data: T } | { readonly refusal: Refusal };

/** The code of a request that never reached the service, or whose answer is not the service's. */
export const LINE_LOST = 'LINE_LOST' as const;

export const lineLost = (message: string): Refusal => ({
  code: LINE_LOST,
  message,
  retryable: true,
  details: {},
});

/** The refusal of a request that its sender withdrew before the service answered it. */
export const withdrawn: Refusal = {
  code: 'WITHDRAWN',
  message: 'You have withdrawn this before it was sent.',
  retryable: false,
  details: {},
};

/** The refusal in an error of GraphQL. */
export function refusalIn(error: unknown): Refusal {
  const { message, extensions } = objectOf(error);
  const details = objectOf(extensions);
  const { code, retryable, retryAfter, faults } = details;
  return {
    code: typeof code === 'string' ? (code as RefusalCode) : 'INTERNAL',
    message: typeof message === 'string' ? message : 'Something went wrong.',
    retryable: retryable === true,
    ...(typeof retryAfter === 'number' && { retryAfter }),
    ...(Array.isArray(faults) && { faults: faults as readonly Fault[] }),
    details,
  };
}

export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
