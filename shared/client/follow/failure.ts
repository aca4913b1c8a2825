import { objectOf, refusalIn, type Refusal } from '../line/outcome.ts';

/** The reason why a subscription ended: a rejected token, a refusal, or a lost connection. */
export type Failure =
  | { readonly is: 'token' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** The least time to wait, in milliseconds. */
  | { readonly is: 'lost'; readonly retryAfter: number };

/** Close codes of a rejected token: by its contents, at the connection, and later. */
const OF_TOKEN: readonly unknown[] = [4004, 4401, 4403];

/**
 * The failure in the error that `graphql-ws` gives when a subscription ends other than by completing.
 */
export function failureOf(error: unknown): Failure {
  if (Array.isArray(error)) return ofRefusal(refusalIn(error[0]));
  return OF_TOKEN.includes(objectOf(error)['code'])
    ? { is: 'token' }
    : { is: 'lost', retryAfter: 0 };
}

function ofRefusal(refusal: Refusal): Failure {
  if (refusal.code === 'UNAUTHENTICATED') return { is: 'token' };
  return refusal.retryable
    ? { is: 'lost', retryAfter: (refusal.retryAfter ?? 0) * 1_000 }
    : { is: 'refused', refusal };
}
