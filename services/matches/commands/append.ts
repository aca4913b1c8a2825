import type { EventStore } from '../../storage/contract.ts';
import { OversizedItemError } from '../../storage/errors.ts';
import { withoutCheckpoint, type Composed } from './compose.ts';
import type { Desk } from './desk.ts';

/**
 * Stores what was composed on the desk, and tells what was; `undefined` where another commit was
 * first. A checkpoint that does not fit is left to a later commit: nobody may bring a match to a
 * stand by making it heavy.
 */
export async function appendTo(
  store: EventStore,
  desk: Desk,
  composed: Composed,
): Promise<Composed | undefined> {
  try {
    return (await store.append(composed.commit)) === 'stored' ? composed : undefined;
  } catch (thrown) {
    const lighter = thrown instanceof OversizedItemError && withoutCheckpoint(desk, composed);
    if (!lighter) throw thrown;
    return appendTo(store, desk, lighter);
  }
}
