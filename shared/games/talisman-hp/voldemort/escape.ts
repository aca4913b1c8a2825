import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import type { Effect } from '../../talisman/content/effect.ts';
import type { TalismanTable } from '../../talisman/edition.ts';
import type { TalismanEvent } from '../../talisman/events.ts';
import { rollDie } from '../../talisman/fate.ts';
import { settle } from '../../talisman/settle.ts';
import { hero } from '../../talisman/state.ts';

/** What an escape may bring, by the die (HP-VOL-11); a 3 leads to the start space. The table is ours. */
const escapes: Readonly<Record<number, readonly Effect[]>> = {
  1: [{ do: 'drop', what: 'object' }],
  2: [{ do: 'miss-turn' }],
  5: [{ do: 'gain', what: 'fate', amount: 1 }],
  6: [{ do: 'gain', what: 'magic', amount: 1 }],
};
const HOME = 3;

/** Who has beaten Voldemort on his way has escaped, and rolls for what comes of it; fate may be paid. */
export function* escape(table: TalismanTable, seat: Seat): Procedure {
  const die = yield* rollDie(table, seat, { label: 'escape' });
  if (die === HOME) return yield* fleeHome(table, seat);
  const { space } = hero(table.state, seat);
  yield* table.edition.perform(table, { seat, space }, escapes[die] ?? []);
  yield* settle(table);
}

/** To its own start space, without an encounter there; its turn is over, if it is its turn. */
function* fleeHome(table: TalismanTable, seat: Seat): Procedure {
  const { id, space: from } = hero(table.state, seat);
  const { start: space } = table.edition.book.character(id);
  yield* tell<TalismanEvent>({ type: 'Moved', seat, from, space, by: 'escape' });
  yield* settle(table);
  if (table.state.turn.seat === seat) yield* restThere(table, seat);
}

function* restThere(table: TalismanTable, seat: Seat): Procedure {
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'Landed', seat, space });
}
