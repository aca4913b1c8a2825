import { leave, PROCEDURE, tell, type AtOnce, type Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { hero, isLiving, othersHere } from '../../../state-queries.ts';

/**
 * From now on the killed stay out (T4-DTH-08 to 10). In one variant the first to come here has won
 * (T4-FST-13); in another the Spell is not cast on arrival (T4-RUL-47).
 */
export function* reachGoal(table: TalismanTable, seat: Seat): AtOnce {
  const { goal } = table.edition;
  if (!isLiving(table.state, seat) || hero(table.state, seat).space !== goal) return;
  if (!table.state.crownReached) yield* tell<TalismanEvent>({ type: 'CrownReached', seat });
  const { options } = table.state;
  if (options.suddenDeath === 'crown') {
    yield* tell<TalismanEvent>({ type: 'MatchEnded', reason: 'crown', winners: [seat] });
    return leave(PROCEDURE);
  }
  if (options.castOnArrival || othersHere(table.state, seat).length > 0) return;
  yield* tell<TalismanEvent>({ type: 'Landed', seat, space: goal });
}
