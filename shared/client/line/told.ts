import type { ErrorCode } from '../generated/operations.ts';

/** Something wrong in a request, and where. */
export type Fault = {
  /** `input`: the arguments and the input of the field. `variables`: the variables of the document. */
  readonly in: 'input' | 'variables';
  /** A JSON Pointer into it, such as `/options/goal`. */
  readonly at: string;
  readonly detail: string;
};

/** The codes of refusals: those of the contract, `LINE_LOST` and `WITHDRAWN`. A newer service may send further ones. */
export type RefusalCode = ErrorCode | typeof LINE_LOST | 'WITHDRAWN';

/** Why something was not done, by the contract's codes; it has changed nothing. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly message: string;
  /** Whether the same may be sent again. */
  readonly retryable: boolean;
  /** Seconds to wait before that, where the service says so. */
  readonly retryAfter?: number;
  /** With `BAD_USER_INPUT`: what is wrong where, as far as the service can say it. */
  readonly faults?: readonly Fault[];
  /** All that the service says of it: the current version, the fields that were wrong. */
  readonly details: Readonly<Record<string, unknown>>;
};

/** What came of a request: a refusal is a value, and nothing is thrown for it. */
export type Told<T> = { readonly data: T } | { readonly refusal: Refusal };

/** The code of what never reached the service, or came back as nothing that it says. */
export const LINE_LOST = 'LINE_LOST' as const;

export const lineLost = (message: string): Refusal => ({
  code: LINE_LOST,
  message,
  retryable: true,
  details: {},
});

/** The refusal of what its sender has withdrawn before the service has answered it. */
export const withdrawn: Refusal = {
  code: 'WITHDRAWN',
  message: 'You have withdrawn this before it was sent.',
  retryable: false,
  details: {},
};

/** The refusal that an error of GraphQL is. */
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
