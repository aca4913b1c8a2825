import { randomBytes } from 'node:crypto';
import { refuse } from '../../platform/requests/refusal.ts';
import type { Places } from '../../platform/storage/contract.ts';

/** Bounds the concurrent work of one kind for each account. */
export type AtOnce = {
  /** Does the work; refused as `RATE_LIMITED` while as much as allowed is done for this account. */
  during<T>(account: string, work: () => Promise<T>): Promise<T>;
};

type Bound = {
  /** The name of the kind in the store. */
  readonly of: string;
  readonly most: number;
  /** Message of the refusal. */
  readonly words: string;
  /** In how many seconds to try again. */
  readonly retryAfter: number;
};

/** Counts in the store, because in the cloud each process has one request at a time. */
export const atOnce = (places: Places, { of, most, words, retryAfter }: Bound): AtOnce => ({
  async during(account, work) {
    const place = { account, of };
    const holder = randomBytes(6).toString('base64url');
    // a process that died in the middle leaves its place taken for a minute
    const taken = await places.take({ ...place, holder, most, look: () => 'absent' });
    if (taken === undefined) return refuse('RATE_LIMITED', words, { retryable: true, retryAfter });
    try {
      return await work();
    } finally {
      await places.free(place, taken);
    }
  },
});
