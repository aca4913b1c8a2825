import type { EventStore } from '../../storage/contract.ts';
import { OversizedItemError } from '../../storage/errors.ts';
import { withoutCheckpoint, type Composed } from './compose.ts';
import type { LoadedMatch } from './loaded-match.ts';

/**
 * Stores what was composed of the match, and tells what was; `undefined` where another commit was
 * first. A checkpoint that does not fit is left to a later commit: nobody may bring a match to a
 * stand by making it heavy.
 */
export async function appendTo(
  store: EventStore,
  match: LoadedMatch,
  composed: Composed,
): Promise<Composed | undefined> {
  try {
    return (await store.append(composed.commit)) === 'stored' ? composed : undefined;
  } catch (thrown) {
    const lighter = thrown instanceof OversizedItemError && withoutCheckpoint(match, composed);
    if (!lighter) throw thrown;
    return appendTo(store, match, lighter);
  }
}
