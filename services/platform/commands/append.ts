import type { Commit, EventStore } from '../storage/contract.ts';
import { OversizedItemError } from '../storage/errors.ts';

/**
 * Stores a composed commit and returns what was stored; `undefined` if another commit was first. A
 * checkpoint that does not fit is left to a later commit, so that no one can block an aggregate by
 * making it large.
 * @param lighter the same without its checkpoint; `undefined` if it has none, or needs it
 */
export async function appendTo<C extends { readonly commit: Commit }>(
  store: Pick<EventStore, 'append'>,
  composed: C,
  lighter: (composed: C) => C | undefined,
): Promise<C | undefined> {
  try {
    return (await store.append(composed.commit)) === 'stored' ? composed : undefined;
  } catch (thrown) {
    const less = thrown instanceof OversizedItemError && lighter(composed);
    if (!less) throw thrown;
    return appendTo(store, less, lighter);
  }
}
