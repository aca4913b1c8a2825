import { objectOf, refusalIn, type Refusal } from '../line/told.ts';

/** Why a subscription has ended: a token that is not taken, a refusal, or a line that was lost. */
export type Failure =
  | { readonly is: 'token' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** In milliseconds, how long to wait at least. */
  | { readonly is: 'lost'; readonly retryAfter: number };

/** Close codes of a token that was refused: by what it says, at the door, and in between. */
const OF_TOKEN: readonly unknown[] = [4004, 4401, 4403];

/** What `graphql-ws` gives when a subscription ends otherwise than by completing. */
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
