import { tell, type AtOnce, type Procedure, type Seat } from '../../../../../engine/index.ts';
import type { Special, TalismanTable } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { settle } from '../../../changes/settle.ts';
import { hero } from '../../../state-queries.ts';

/** Performs the escape from a figure beaten on its way, by its card's effects (HP-VOL-11). */
export function* escape(table: TalismanTable, figure: string, seat: Seat): Procedure {
  const { escape: effects = [] } = table.edition.book.figure(figure);
  const { space } = hero(table.state, seat);
  yield* table.perform(table, { seat, space, figure }, effects);
  yield* settle(table);
}

/** Flees to its own start space, without an encounter there; its own turn is then over. */
export const fleeHome: Special = function* (table, { seat }) {
  const { id, space: from } = hero(table.state, seat);
  const { start: space } = table.edition.book.character(id);
  yield* tell<TalismanEvent>({ type: 'Moved', seat, from, space, by: 'escape' });
  yield* settle(table);
  if (table.state.turn.seat === seat) yield* restThere(table, seat);
};

function* restThere(table: TalismanTable, seat: Seat): AtOnce {
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'Landed', seat, space });
}
