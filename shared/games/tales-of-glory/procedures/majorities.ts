import { tell, type AtOnce, type Table } from '../../../engine/index.ts';
import { goods } from '../content/tile.ts';
import type { TalesEvent } from '../events.ts';
import { MAJORITY_GLORY, majorityIn } from '../standing.ts';
import type { State } from '../state.ts';

/** Awards 4 Glory for each of the four goods to every player who has the most (TG-END-02 to 04). */
export function* majorities(table: Table<State>): AtOnce {
  for (const good of goods) {
    const { seats, most } = majorityIn(table.state, good);
    if (seats.length === 0) continue;
    const award: TalesEvent = { type: 'MajorityAwarded', good, seats, most, glory: MAJORITY_GLORY };
    yield* tell(award);
  }
}
